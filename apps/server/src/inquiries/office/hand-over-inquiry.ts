import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/inquiries/office";
import type * as several from "@hunarmand/api/inquiries/several";
import { type InquiryStatus, inquirySteps } from "@hunarmand/api/inquiries/steps";
import type { Database } from "../../database/database.ts";
import { takeStep, takeSteps } from "../../database/take-step.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import { takeDecisions } from "../../domain/decisions/take-decisions.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findInquiries, findInquiry } from "../inquiries.queries.ts";
import { publishHandOver, selectColleagues } from "./colleagues.queries.ts";

const rule = inquirySteps.handOver;

/** Gives the inquiry to a colleague, with the words as a note. The audit row does not repeat the words. */
export const handOverInquiry: UseCase<typeof api.handOverInquiry> = async (services, caller, { params, body }) => {
  const { id } = params;
  const { colleagueId, words } = body;
  await assertColleague(services.db, caller.accountId, colleagueId);
  const notes = makeNotes([id], { authorId: caller.accountId, words });
  await takeDecision(services, caller, {
    noun: "inquiry",
    move: (db) => takeStep(db, "inquiries", { rule, which: { id } }),
    audit: (former) => describeHandOver(former, colleagueId, notes),
    follow: async (db, _former, createdAt) => {
      await insertNotes(db, notes, createdAt);
      await publishHandOver(db, { ids: [id], colleagueId, by: caller.accountId });
    },
    find: (db) => findInquiry(db, id),
    isRepeat: () => false,
  });
  return { message: getReplies().handOverInquiry, status: rule.to };
};

/** Gives several inquiries to a colleague, who gets one notice. Those that were answered meanwhile do not stop the others. */
export const handOverInquiries: UseCase<typeof several.handOverInquiries> = async (services, caller, { body }) => {
  const { ids, colleagueId, words } = body;
  await assertColleague(services.db, caller.accountId, colleagueId);
  const notes = makeNotes(ids, { authorId: caller.accountId, words });
  const { done, refused } = await takeDecisions(services, caller, {
    noun: "inquiry",
    ids,
    move: (db, all) => takeSteps(db, "inquiries", { rule, ids: all }),
    audit: (former) => describeHandOver(former, colleagueId, notes),
    follow: async (db, moved, createdAt) => {
      const movedIds = moved.map(({ id }) => id);
      const written = notes.filter(({ inquiryId }) => movedIds.includes(inquiryId));
      await insertNotes(db, written, createdAt);
      await publishHandOver(db, { ids: movedIds, colleagueId, by: caller.accountId });
    },
    find: findInquiries,
  });
  const counts = { done: done.length, left: refused.length, all: done.length + refused.length };
  return { message: getReplies().handOverInquiries(counts), done, refused };
};

async function assertColleague(db: Database, callerId: string, colleagueId: string): Promise<void> {
  const colleagues = await selectColleagues(db, callerId);
  if (!colleagues.some(({ id }) => id === colleagueId)) throw new AppError("staff-not-found");
}

interface Note {
  id: string;
  inquiryId: string;
  authorId: string;
  words: string;
}

/** Returns a note with the words for each inquiry, or none without words. */
function makeNotes(ids: readonly string[], note: { authorId: string; words: string | undefined }): Note[] {
  const { authorId, words } = note;
  if (!words) return [];
  return [...new Set(ids)].map((inquiryId) => ({ id: randomUUID(), inquiryId, authorId, words }));
}

async function insertNotes(db: Database, notes: readonly Note[], createdAt: Date): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map((note) => ({ ...note, createdAt }));
  await db.insertInto("inquiryNotes").values(rows).execute();
}

type Former = { id: string; status: InquiryStatus };

function describeHandOver({ id, status }: Former, colleagueId: string, notes: readonly Note[]) {
  const note = notes.find(({ inquiryId }) => inquiryId === id);
  return {
    action: "inquiry.hand-over",
    subjectType: "inquiry",
    subjectId: id,
    before: { status },
    after: { status: rule.to, colleagueId, ...(note ? { note: note.id } : {}) },
  };
}
