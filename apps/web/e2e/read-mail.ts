import { listOutbox } from "@hunarmand/api/notices/delivery";
import { expect } from "./journey.ts";
import { call, logInOffice } from "./portal-api.ts";

/**
 * What `pattern` finds in the newest mail to somebody that has it. Mail goes out by a task in the background, in no fixed
 * order, and about other matters too.
 */
export async function readMail(to: string, pattern: RegExp): Promise<string> {
  const office = await logInOffice();
  let found = "";
  await expect(async () => {
    const mails = await call(office, listOutbox, { query: { to } });
    found = mails.map(({ text }) => pattern.exec(text ?? "")?.[0] ?? "").find((text) => text !== "") ?? "";
    expect(found, `a mail to ${to} with ${pattern}`).not.toBe("");
  }).toPass();
  return found;
}

/** The code of six digits that was mailed to somebody who forgot their password. */
export const readResetCode = (to: string) => readMail(to, /\b\d{6}\b/);
