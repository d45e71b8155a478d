import { vi } from "vitest";
import { type FakedReplies, refusing } from "../faked-server.ts";
import { fill, findField, press } from "../screen-person.ts";
import { readPage, wait } from "../screen-reading.ts";
import { visit } from "../visit.ts";
import { signupChoices } from "./signup-choices.ts";

export const tokenOf = (role: string) =>
  `e30.${btoa(JSON.stringify({ sub: "someone", role, status: "Pending" }))}.signature`;
const sent = { body: { message: "We have sent a code to your phone.", ticket: "a-ticket" } };
const isNew = refusing("name-missing", [{ field: "firstName", message: "This field is required." }]);
const signedUp = { status: 201, body: { message: "Login successful", token: tokenOf("Provider"), role: "Provider" } };
export const replies = { ...signupChoices, "send-login-code": sent, "login-code": isNew, "signup-code": signedUp };

export const open = (changes: FakedReplies = {}) => visit({ path: "/signup", replies: { ...replies, ...changes } });

/** Returns the bodies of the calls with this ending. */
export function watch(end: string): unknown[] {
  const bodies: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (address.endsWith(end)) bodies.push(JSON.parse(String(init?.body)));
    return fetch(address, init);
  });
  return bodies;
}

export async function proveNumber(phoneNumber = "0345 1234567") {
  await fill({ phoneNumber });
  await press("Send code");
  // Its last digit sends it.
  await fill({ code: "123456" });
}

export async function chooseWork() {
  await press("Installations");
  await press("AC Installation");
  await press("Plumbing Installation");
  await press("Sign up now");
}

/** Fills in name and place. */
export async function fillIn() {
  await readPage("Step 3 of 5: Your name");
  await fill({ fullName: "Nadeem Gul Zaman" });
  await press("Continue");
  await readPage("Step 4 of 5: Where you work");
  await press("Islamabad");
  await wait(() => findField("area")?.disabled === false, "list of areas");
  await fill({ area: "g9" });
  await press("Continue");
  await readPage("Step 5 of 5: Your trade");
}
