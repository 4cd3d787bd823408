/** One of a few, as a row of buttons. */

export interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly names: Readonly<Record<Id, string>>;
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

export function Choice<Id extends string>(props: ChoiceProps<Id>) {
  const { label, ids, names, chosen, onChoose } = props;
  return (
    <div class="mode-switch" role="group" aria-label={label}>
      {ids.map((id) => (
        <button
          type="button"
          key={id}
          aria-pressed={`${id === chosen}`}
          onClick={() => onChoose(id)}
        >
          {names[id]}
        </button>
      ))}
    </div>
  );
}
