import type * as contract from "@hunarmand/contract/inquiries";
import { actorsOf } from "../domain/next-steps.ts";
import { decodeCursor, pageOf } from "../http/page.ts";
import type { UseCase } from "../http/serve.ts";
import { selectInquiries } from "./inquiries.queries.ts";
import { toInquiryProgress } from "./inquiry-wire.ts";

export const listInquiries: UseCase<typeof contract.listInquiries> = async ({ db }, caller, { query }) => {
  const { limit, cursor, kind, status } = query;
  const rows = await selectInquiries(db, { kind, status, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: (row) => {
      const { id, name, email, phone: phoneNumber, subject, message, position, reopenMessage } = row;
      return {
        ...toInquiryProgress(row, actorsOf(caller)),
        id,
        name,
        email,
        phoneNumber,
        subject,
        message,
        position,
        reopenMessage,
      };
    },
  });
};
