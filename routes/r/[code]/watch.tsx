import { define } from "../../../lib/server/define.ts";
import { roomHandler, RoomPage } from "../../../lib/server/http/pages/room_page.tsx";

export const handler = roomHandler("/watch");

/** A room as a watcher sees it: read only, in need of no seat. */
export default define.page<typeof handler>(({ data, state: { language } }) => (
  <RoomPage {...data} watch language={language} />
));
