import type * as api from "@hunarmand/api/inquiries/inquiries";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";
import { submitInquiry } from "./submit-inquiry.ts";

export const applyForCareer: UseCase<typeof api.applyForCareer> = async (services, caller, { body }) => {
  const { fullName: name, email, phone, position, coverText: message } = body;
  const reference = await submitInquiry(services, caller, { kind: "careers", name, email, phone, position, message });
  return { message: getReplies().applyForCareer, reference };
};
