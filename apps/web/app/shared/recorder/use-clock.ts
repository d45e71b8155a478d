import attachments from "../../locales/en/attachments.json";
import { useMessages } from "../texts/messages.ts";

/** Formats seconds as 0:07. */
export function useClock(): (seconds: number) => string {
  const { time } = useMessages(attachments);
  return (seconds) =>
    time({ minutes: String(Math.floor(seconds / 60)), seconds: String(Math.floor(seconds) % 60).padStart(2, "0") });
}
