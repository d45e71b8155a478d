import waitingCalls from "../../locales/en/waiting-calls.json";
import { getMessages } from "../texts/messages.ts";
import { openSealed } from "./sealing/open-sealed.ts";
import { listWaiting, readPerson } from "./waiting-database.ts";

/** Returns how much a logout, or closing the account, would lose (docs/security-rules.md SB4). Undefined for nothing. */
export async function describeUnsent(why: "logout" | "closing"): Promise<string | undefined> {
  const person = readPerson();
  if (person !== undefined) await openSealed(person).catch(() => undefined);
  const count = person === undefined ? 0 : (await listWaiting(person)).length;
  return count > 0 ? getMessages(waitingCalls)[why]({ count }) : undefined;
}
