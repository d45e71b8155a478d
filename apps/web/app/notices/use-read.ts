import { type Notice, readNotice } from "@hunarmand/api/notices/notices";
import { useState } from "react";
import { callApi } from "../shared/calls/call-api.ts";
import { refreshUnread } from "../shared/notices/unread-notices.ts";
import { useReading } from "./use-reading.ts";

/** Marks the unread ones of some notices as read. */
export function useRead(notices: readonly Notice[]) {
  const [hasRead, setHasRead] = useState(false);
  const { busy, save } = useReading();
  const unread = notices.filter(({ readDate }) => readDate === null);
  const isUnread = unread.length > 0 && !hasRead;
  const read = async () => {
    if (!isUnread) return;
    await save(async () => {
      for (const { id } of unread) await callApi(readNotice, { params: { id } });
      setHasRead(true);
      await refreshUnread();
    });
  };
  return { isUnread, busy, read };
}
