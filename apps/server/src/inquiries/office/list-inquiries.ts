import type { ReplyOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/inquiries/office";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import type { Caller } from "../../services/login/caller.ts";
import { type DeskInquiryRow, selectInquiries } from "../inquiries.queries.ts";
import { toInquiryProgress } from "../inquiry-wire.ts";

export const listInquiries: UseCase<typeof api.listInquiries> = async ({ db, clock }, caller, { query }) => {
  const { limit, cursor, kind, status, accountId, contractId, late, order } = query;
  const filter = { kind, status, accountId, contractId, lateAt: late && clock.now() };
  const rows = await selectInquiries(db, { ...filter, limit, order, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: (row) => toOfficeInquiry(row, caller),
  });
};

export function toOfficeInquiry(row: DeskInquiryRow, caller: Caller): ReplyOf<typeof api.listInquiries>[number] {
  const {
    id,
    name,
    email,
    phone: phoneNumber,
    subject,
    message,
    position,
    reopenMessage,
    jobId,
    reason,
    takenBy,
  } = row;
  const words = { subject, message, position, reopenMessage };
  return {
    ...toInquiryProgress(row, actorsOf(caller)),
    ...{ id, name, email, phoneNumber, ...words, jobId, reason, takenBy },
  };
}
