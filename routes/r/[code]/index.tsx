import { define } from "../../../lib/server/define.ts";
import { roomHandler, RoomPage } from "../../../lib/server/http/pages/room_page.tsx";

export const handler = roomHandler("");

/** A room: the first to come takes the free seat, later ones watch. */
export default define.page<typeof handler>(({ data, state: { language } }) => (
  <RoomPage {...data} watch={false} language={language} />
));
