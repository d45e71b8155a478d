import { sendPhoneLoginCode } from "@hunarmand/api/account/phone-codes";
import { expect } from "vitest";
import type { Portal } from "./portal.ts";

/** Requests a code and reads it from the stand-in gateway. */
export async function receivePhoneCode(portal: Portal, phoneNumber: string, purpose: "login" | "password" = "login") {
  const { body } = await portal.call(sendPhoneLoginCode, { body: { phoneNumber, purpose } });
  const texts = await portal.db
    .selectFrom("outbox")
    .select(["text"])
    .where("channel", "=", "phone")
    .orderBy("createdAt")
    .execute();
  const code = /\b\d{6}\b/.exec(texts.at(-1)?.text ?? "")?.[0] ?? "";
  expect(body).not.toHaveProperty("code");
  return { ticket: body.ticket, code };
}
