import type * as contract from "@hunarmand/api/inquiries/inquiries";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";
import { submitInquiry } from "./submit-inquiry.ts";

export const submitComplaint: UseCase<typeof contract.submitComplaint> = async (services, caller, { body }) => {
  const { fullName: name, email, phone, subject, complaint: message } = body;
  const reference = await submitInquiry(services, caller, { kind: "complaint", name, email, phone, subject, message });
  return { message: getReplies().submitComplaint, reference };
};
