import type { ReplyOf } from "@hunarmand/api/call";
import type { setAvailability } from "@hunarmand/api/providers/providers";
import waitingCalls from "../../locales/en/waiting-calls.json";
import { getMessages } from "../texts/messages.ts";
import { sendOrWait } from "./send-or-wait.ts";
import { showDone } from "./show-done.ts";
import { listWaiting, readPerson } from "./waiting-database.ts";

const subject = "availability";

/**
 * Turns offers on or off, or stores the wish on this device. Says what is so now: one touch beside the menu is enough to turn them off. Returns
 * the state to show.
 */
export async function switchAvailability(wanted: boolean): Promise<boolean> {
  const sent = await sendOrWait({ kind: "availability", subject, name: "", values: { available: wanted } });
  const available = sent.isWaiting ? wanted : (sent.reply as ReplyOf<typeof setAvailability>).available;
  const { nowOn, nowOff } = getMessages(waitingCalls);
  showDone(sent, available ? nowOn : nowOff);
  return available;
}

/** Returns the state of the switch that waits on this device; undefined for none. */
export async function findWaitingAvailability(): Promise<boolean | undefined> {
  const person = readPerson();
  const calls = person === undefined ? [] : await listWaiting(person).catch(() => []);
  const last = calls.findLast((call) => call.subject === subject && !call.refusal);
  return last && last.values.available === true;
}
