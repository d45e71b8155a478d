import type { InquiryProgress } from "@hunarmand/api/inquiries/inquiries";
import { inquirySteps } from "@hunarmand/api/inquiries/steps";
import { type Actor, findNextSteps } from "@hunarmand/api/steps";
import type { Selectable } from "kysely";
import type { InquiriesTable } from "../database/tables/contract-tables.ts";

/** The inquiry for its sender. Their words are left out, because others may have the reference. */
export const toInquiryProgress = (row: Selectable<InquiriesTable>, actors: readonly Actor[]): InquiryProgress => ({
  reference: row.reference,
  kind: row.kind,
  status: row.status,
  createdDate: row.createdAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  answer: row.answer,
  resolvedDate: row.resolvedAt?.toISOString() ?? null,
  nextSteps: findNextSteps(inquirySteps, row, actors),
});
