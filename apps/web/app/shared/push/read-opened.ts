import { readNotice } from "@hunarmand/api/notices/notices";
import { callApi } from "../calls/call-api.ts";
import { refreshUnread } from "../notices/unread-notices.ts";

/** A notice that was opened from a push message is read: otherwise a mail would follow. */
export async function readOpened(id: string): Promise<void> {
  await callApi(readNotice, { params: { id } });
  await refreshUnread();
}
