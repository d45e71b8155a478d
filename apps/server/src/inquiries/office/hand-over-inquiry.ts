import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/inquiries/office";
import { inquirySteps } from "@hunarmand/api/inquiries/steps";
import { takeStep } from "../../database/take-step.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findInquiry } from "../inquiries.queries.ts";
import { publishHandOver, selectColleagues } from "./colleagues.queries.ts";

/** Gives the inquiry to a colleague, with the words as a note. The audit row does not repeat the words. */
export const handOverInquiry: UseCase<typeof api.handOverInquiry> = async (services, caller, { params, body }) => {
  const { id } = params;
  const { colleagueId, words } = body;
  const rule = inquirySteps.handOver;
  const colleagues = await selectColleagues(services.db, caller.accountId);
  if (!colleagues.some((colleague) => colleague.id === colleagueId)) throw new AppError("staff-not-found");
  const note = words ? { id: randomUUID(), inquiryId: id, authorId: caller.accountId, words } : undefined;
  await takeDecision(services, caller, {
    noun: "inquiry",
    move: (db) => takeStep(db, "inquiries", { rule, which: { id } }),
    audit: ({ status }) => ({
      action: "inquiry.hand-over",
      subjectType: "inquiry",
      subjectId: id,
      before: { status },
      after: { status: rule.to, colleagueId, ...(note ? { note: note.id } : {}) },
    }),
    follow: async (db, _former, createdAt) => {
      if (note)
        await db
          .insertInto("inquiryNotes")
          .values({ ...note, createdAt })
          .execute();
      await publishHandOver(db, { id, colleagueId, by: caller.accountId });
    },
    find: (db) => findInquiry(db, id),
    isRepeat: () => false,
  });
  return { message: getReplies().handOverInquiry, status: rule.to };
};
