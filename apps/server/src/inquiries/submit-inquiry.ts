import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/inquiries/inquiries";
import type { InquiryKind, positions } from "@hunarmand/api/inquiries/inquiries";
import type { inquiryReasons } from "@hunarmand/api/inquiries/problems";
import { inquirySteps } from "@hunarmand/api/inquiries/steps";
import { limits } from "@hunarmand/api/limits";
import type { Database } from "../database/database.ts";
import { asOpenAccount } from "../domain/account/hold-open-account.ts";
import type { UseCase } from "../http/serve.ts";
import type { Caller } from "../services/login/caller.ts";
import type { Services } from "../services/services.ts";
import { normaliseEmail, normalisePhone } from "../values/identifiers.ts";
import { getReplies } from "../values/replies.ts";
import { insertInquiry } from "./inquiries.queries.ts";
import { makeReference } from "./reference.ts";

const hourMilliseconds = 3_600_000;

export const dueAfter = (now: Date): Date => new Date(now.getTime() + limits.inquiryAnswerHours * hourMilliseconds);

export interface NewInquiry {
  kind: InquiryKind;
  name: string;
  email: string | undefined;
  phone: string;
  subject?: string | undefined;
  message: string;
  position?: (typeof positions)[number];
  jobId?: string | undefined;
  contractId?: string | undefined;
  reason?: (typeof inquiryReasons)[number];
  /** Without it, 24 hours from now. */
  dueAt?: Date;
  wantsReplacement?: boolean;
}

/** Stores an inquiry from any form to the office. Returns its reference. */
export async function submitInquiry(
  { db, clock }: Pick<Services, "db" | "clock">,
  caller: Caller | undefined,
  { email, phone, subject, position, jobId, contractId, reason, dueAt, ...inquiry }: NewInquiry,
): Promise<string> {
  const now = clock.now();
  const reference = makeReference();
  const row = {
    ...inquiry,
    id: randomUUID(),
    reference,
    accountId: caller?.accountId ?? null,
    email: email ? normaliseEmail(email) : null,
    phone: normalisePhone(phone) ?? phone,
    subject: subject ?? null,
    position: position ?? null,
    jobId: jobId ?? null,
    contractId: contractId ?? null,
    reason: reason ?? null,
    status: inquirySteps.submit.to,
    createdAt: now,
    dueAt: dueAt ?? dueAfter(now),
  };
  const insert = (ground: Database) => insertInquiry(ground, row);
  await (caller ? asOpenAccount(db, caller.accountId, insert) : insert(db));
  return reference;
}

export const requestSupport: UseCase<typeof api.requestSupport> = async (services, caller, { body }) => {
  const { fullName: name, email, phone, message } = body;
  const reference = await submitInquiry(services, caller, { kind: "support", name, email, phone, message });
  return { message: getReplies().requestSupport, reference };
};

export const applyForCareer: UseCase<typeof api.applyForCareer> = async (services, caller, { body }) => {
  const { fullName: name, email, phone, position, coverText: message } = body;
  const reference = await submitInquiry(services, caller, { kind: "careers", name, email, phone, position, message });
  return { message: getReplies().applyForCareer, reference };
};
