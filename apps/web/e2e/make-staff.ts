import { resetPassword } from "@hunarmand/api/account/passwords";
import type { RequestOf } from "@hunarmand/api/call";
import { createStaff } from "@hunarmand/api/staff/staff";
import { call, logInOffice } from "./portal-api.ts";
import { readMail } from "./read-mail.ts";

/** Returns the path of an invitation's link. Without a mail server the Owner reads it in the outbox. */
export async function readInvitation(email: string): Promise<string> {
  const { pathname, search } = new URL(await readMail(email, /http\S+\/office\/invitation\?\S+/));
  return pathname + search;
}

/** Makes a member of staff who has accepted their invitation. */
export async function makeStaff(body: RequestOf<typeof createStaff>["body"], newPassword: string): Promise<void> {
  await call(await logInOffice(), createStaff, { body });
  const code = new URLSearchParams((await readInvitation(body.email)).split("?")[1]).get("code") ?? "";
  await call(undefined, resetPassword, { body: { email: body.email, code, newPassword } });
}
