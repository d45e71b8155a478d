import { listOutbox } from "@hunarmand/contract/notifications";
import { expect } from "./journey.ts";
import { call, logInOffice } from "./portal-api.ts";

/** What was mailed last to somebody; mail goes out by a task in the background. */
export async function readMail(to: string): Promise<string> {
  const office = await logInOffice();
  let text = "";
  await expect(async () => {
    const [mail] = await call(office, listOutbox, { query: { to } });
    text = mail?.text ?? "";
    expect(text).not.toBe("");
  }).toPass();
  return text;
}
