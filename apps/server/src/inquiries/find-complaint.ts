import type * as api from "@hunarmand/api/inquiries/inquiries";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { findInquiryFor } from "./inquiries.queries.ts";
import { toInquiryProgress } from "./inquiry-wire.ts";
import { readOwnThread } from "./thread/inquiry-thread.ts";

export const findComplaint: UseCase<typeof api.findComplaint> = async ({ db }, caller, { body }) => {
  const inquiry = await findInquiryFor(db, body);
  if (!inquiry) throw new AppError("inquiry-not-found");
  const isProven = caller !== undefined && caller.accountId === inquiry.accountId;
  return { ...toInquiryProgress(inquiry, ["sender"]), thread: await readOwnThread(db, inquiry, isProven) };
};
