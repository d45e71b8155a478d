import { useEffect } from "react";
import { useLocation } from "react-router";
import { useSession } from "../person/session.ts";

/** Loaded only where it is needed: most people have no push messages. */
const isWanted = (): boolean => "Notification" in window && Notification.permission === "granted";

/** On every screen of a signed-in person: keeps this browser's push messages going, and marks an opened one as read. */
export function usePushStart(): void {
  const person = useSession()?.person;
  const notice = new URLSearchParams(useLocation().search).get("notice");
  useEffect(() => {
    if (person && isWanted()) void import("./push-device.ts").then(({ keepPush }) => keepPush()).catch(() => undefined);
  }, [person]);
  useEffect(() => {
    if (person && notice)
      void import("./read-opened.ts").then(({ readOpened }) => readOpened(notice)).catch(() => undefined);
  }, [person, notice]);
}
