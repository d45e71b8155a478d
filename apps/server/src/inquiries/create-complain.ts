import type * as api from "@hunarmand/api/inquiries/inquiries";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";
import { submitInquiry } from "./submit-inquiry.ts";

export const createComplain: UseCase<typeof api.createComplain> = async (services, caller, { body }) => {
  const { firstName, lastName, email, phoneNumber, subjectName, inquiry } = body;
  const reference = await submitInquiry(services, caller, {
    kind: "contact",
    name: `${firstName} ${lastName}`,
    email,
    phone: phoneNumber,
    subject: subjectName,
    message: inquiry,
  });
  return { message: getReplies().createComplain, reference };
};
