import { listOutbox } from "@hunarmand/api/notices/delivery";
import { expect } from "./journey.ts";
import { call, logInOffice } from "./portal-api.ts";

/**
 * Returns the match of `pattern` in the newest mail to this address that has one. A task in the background sends mails,
 * in no fixed order and on other subjects, too.
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

/** Returns the code of six digits that was mailed to reset a password. */
export const readResetCode = (to: string) => readMail(to, /\b\d{6}\b/);
