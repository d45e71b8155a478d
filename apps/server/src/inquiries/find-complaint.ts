import type * as api from "@hunarmand/api/inquiries/inquiries";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { findInquiryFor } from "./inquiries.queries.ts";
import { toInquiryProgress } from "./inquiry-wire.ts";

export const findComplaint: UseCase<typeof api.findComplaint> = async ({ db }, _caller, { body }) => {
  const inquiry = await findInquiryFor(db, body);
  if (!inquiry) throw new AppError("inquiry-not-found");
  return toInquiryProgress(inquiry, ["sender"]);
};
