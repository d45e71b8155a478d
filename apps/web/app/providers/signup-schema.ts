import { requiredText } from "@hunarmand/contract/fields";
import { qualifications, SignupBody } from "@hunarmand/contract/providers";
import { z } from "zod";
import { providers } from "../locales/en/providers.ts";
import { getMessages } from "../shared/messages.ts";

const { required, passwordsDiffer } = getMessages(providers).signup;
const atLeastOne = z.array(z.string()).min(1, required);

/** The contract's signup with what only the form knows: lists as lists, the password twice. */
export const SignupForm = SignupBody.extend({
  // The spec's form asks for it, though its label says optional.
  Qualification: z.enum(qualifications, required),
  Gender: z.enum(SignupBody.shape.Gender.options, required),
  Skill: atLeastOne,
  SubSkill: z.array(z.string()),
  ConfirmPassword: requiredText(),
}).refine((form) => form.Password === form.ConfirmPassword, {
  path: ["ConfirmPassword"],
  message: passwordsDiffer,
  // Checked as soon as both are typed, whatever else is still missing.
  when: ({ value }) => isFilled(value, "Password") && isFilled(value, "ConfirmPassword"),
});
export type SignupForm = z.output<typeof SignupForm>;

function isFilled(value: unknown, name: string): boolean {
  return typeof value === "object" && value !== null && Boolean((value as Record<string, unknown>)[name]);
}

export const emptySignup = {
  FirstName: "",
  LastName: "",
  FatherName: "",
  PhoneNumber: "",
  PhoneNumberAlt: "",
  CNIC: "",
  Email: "",
  Password: "",
  ConfirmPassword: "",
  Qualification: "",
  Experience: "",
  Gender: "",
  City: "",
  Area: "",
  Category: "",
  Skill: [] as string[],
  SubSkill: [] as string[],
};

/** What goes over the wire: names comma-joined, the second password left here. */
export function toSignupBody({ ConfirmPassword: _, Skill, SubSkill, ...form }: SignupForm): z.input<typeof SignupBody> {
  return { ...form, Skill: Skill.join(","), SubSkill: SubSkill.join(",") };
}
