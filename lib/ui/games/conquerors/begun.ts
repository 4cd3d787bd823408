/** What is around a game in this page once it has begun, fetched together. */

export { BegunNotice } from "./begun_notice.tsx";
export { LocalWays } from "../../table/local_ways.tsx";
