import { requireOffice } from "../desk/require-desk.ts";
import NoticesScreen, { clientLoader as loadNotices, meta } from "./notices.screen.tsx";

/** The notices of a member of staff, in the frame of the office. */
export function clientLoader() {
  requireOffice();
  return loadNotices();
}

export { meta };
export default NoticesScreen;
