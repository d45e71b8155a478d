import { type InquiryStep, inquirySteps } from "@hunarmand/api/inquiries/steps";
import type { Updateable } from "kysely";
import { type Database, isOneOf } from "../database/database.ts";
import type { InquiriesTable } from "../database/tables/contract-tables.ts";

export interface InquiryMove {
  step: Exclude<InquiryStep, "submit">;
  id: string;
  set?: Updateable<InquiriesTable>;
}

/** Takes one step of an inquiry; returns the former status, or nothing where it does not stand there. */
export async function moveInquiry(db: Database, { step, id, set = {} }: InquiryMove) {
  const { from, to } = inquirySteps[step];
  const moved = await db
    .updateTable("inquiries")
    .from(db.selectFrom("inquiries").select(["id", "status"]).where("id", "=", id).forUpdate().as("old"))
    .set({ ...set, status: to })
    .whereRef("inquiries.id", "=", "old.id")
    .where(isOneOf("old.status", from))
    .returning("old.status")
    .executeTakeFirst();
  return moved?.status;
}
