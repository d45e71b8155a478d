import type * as api from "@hunarmand/api/inquiries/office";
import { inquirySteps } from "@hunarmand/api/inquiries/steps";
import { takeStep } from "../../database/take-step.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { findInquiry } from "../inquiries.queries.ts";

export const acknowledgeInquiry: UseCase<typeof api.acknowledgeInquiry> = async (services, caller, { params }) => {
  const { id } = params;
  const rule = inquirySteps.acknowledge;
  await takeDecision(services, caller, {
    ...{ noun: "inquiry", to: rule.to },
    move: (db) => takeStep(db, "inquiries", { rule, which: { id } }),
    audit: ({ status }) => ({
      action: "inquiry.acknowledge",
      subjectType: "inquiry",
      subjectId: id,
      before: { status },
      after: { status: rule.to },
    }),
    find: (db) => findInquiry(db, id),
  });
  return { message: getReplies().acknowledgeInquiry, status: rule.to };
};

export const resolveInquiry: UseCase<typeof api.resolveInquiry> = async (services, caller, { params, body }) => {
  const { id } = params;
  const { answer, read } = body;
  const rule = inquirySteps.resolve;
  await takeDecision(services, caller, {
    ...{ noun: "inquiry", to: rule.to },
    move: (db, now) => takeStep(db, "inquiries", { rule, which: { id }, set: { answer, resolvedAt: now } }),
    facts: (_, { reopenMessage }) => ({ read, now: { reopenMessage } }),
    audit: ({ status }) => ({
      action: "inquiry.resolve",
      subjectType: "inquiry",
      subjectId: id,
      before: { status },
      after: { status: rule.to, answer },
    }),
    find: (db) => findInquiry(db, id),
    isRepeat: (found) => found.status === rule.to && found.answer === answer,
  });
  return { message: getReplies().resolveInquiry, status: rule.to };
};
