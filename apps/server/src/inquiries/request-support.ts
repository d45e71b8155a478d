import type * as api from "@hunarmand/api/inquiries/inquiries";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";
import { submitInquiry } from "./submit-inquiry.ts";

export const requestSupport: UseCase<typeof api.requestSupport> = async (services, caller, { body }) => {
  const { fullName: name, email, phone, message } = body;
  const reference = await submitInquiry(services, caller, { kind: "support", name, email, phone, message });
  return { message: getReplies().requestSupport, reference };
};
