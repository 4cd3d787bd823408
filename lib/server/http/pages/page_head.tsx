import { Head } from "fresh/runtime";

export interface PageHeadProps {
  readonly title: string;
  /** The site's name, which follows the title. */
  readonly site: string;
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
export function PageHead({ title, site, description, picture, oembed, noindex }: PageHeadProps) {
  return (
    <Head>
      <title>{`${title} · ${site}`}</title>
      <meta key="og:title" property="og:title" content={title} />
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
