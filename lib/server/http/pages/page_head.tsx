import { Head } from "fresh/runtime";

export interface PageHeadProps {
  readonly title: string;
  /** The site's name, which follows the title. */
  readonly site: string;
  /** What a link to it unfolds as, where that's another than the title. */
  readonly card?: string;
  /** What it is, in a sentence; the site's own where there is none. */
  readonly description?: string;
  /** The address of a picture of it, with its origin; the site's own where there is none. */
  readonly picture?: string;
  /** Where it's told how other sites may show it. */
  readonly oembed?: string;
  /** Search engines are not to keep it. */
  readonly noindex?: boolean;
}

/** What a page is called where it is found, and where a link to it is unfolded. */
export function PageHead(props: PageHeadProps) {
  const { title, site, card = title, description, picture, oembed, noindex } = props;
  return (
    <Head>
      <title>{`${title} · ${site}`}</title>
      <meta key="og:title" property="og:title" content={card} />
      {description && <meta name="description" content={description} />}
      {description && <meta key="og:description" property="og:description" content={description} />}
      {picture && <meta key="og:image" property="og:image" content={picture} />}
      {oembed && (
        <link
          key="oembed"
          rel="alternate"
          type="application/json+oembed"
          href={oembed}
          title={title}
        />
      )}
      {noindex && <meta name="robots" content="noindex" />}
    </Head>
  );
}
