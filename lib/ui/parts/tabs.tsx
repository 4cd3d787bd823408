/** The ways to pages of a kind, one of which is this. */

interface Tab {
  readonly text: string;
  readonly href: string;
  readonly isHere: boolean;
}

interface TabsProps {
  /** What kind. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav class="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ text, href, isHere }) => (
          <li key={href}>
            <a href={href} aria-current={isHere ? "page" : "false"}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
