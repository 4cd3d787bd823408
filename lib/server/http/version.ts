import config from "../../../deno.json" with { type: "json" };

/** The version of the app, which stands in deno.json. Only for servers: a browser would get the whole file. */
export const VERSION: string = config.version;
