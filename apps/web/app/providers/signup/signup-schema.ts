import { requiredText } from "@hunarmand/api/fields";
import { limits } from "@hunarmand/api/limits";
import { SignupBody } from "@hunarmand/api/providers/providers";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { z } from "zod";
import providers from "../../locales/en/providers.json";
import { getMessages } from "../../shared/texts/messages.ts";

const required = { error: () => getMessages(providers).signup.required };
const atLeastOne = z.array(z.string()).min(1, required);

/** The call's signup with the form's additions: lists as lists, the password twice. */
export const SignupForm = SignupBody.extend({
  Gender: z.enum(SignupBody.shape.Gender.options, required),
  Skill: atLeastOne,
  SubSkill: z.array(z.string()),
  ConfirmPassword: requiredText(),
}).refine((form) => form.Password === form.ConfirmPassword, {
  path: ["ConfirmPassword"],
  error: () => getMessages(providers).signup.passwordsDiffer,
  // Checked as soon as both are typed, even while other fields are missing.
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

/** The spec's form sends both, but the server sets them itself. */
const newProvider = { Role: "Provider", Status: providerStatus.pending } as const;

/** Returns the call's body: names comma-joined, without the second password. */
export function toSignupBody({ ConfirmPassword: _, Skill, SubSkill, ...form }: SignupForm) {
  return { ...form, Skill: Skill.join(","), SubSkill: SubSkill.join(","), ...newProvider };
}

/** The last digit of a CNIC is usually odd for men and even for women. This is only a hint to check the number. */
export function isOddForGender(cnic: string, gender: string): boolean {
  const digits = cnic.replace(/\D/g, "");
  if (digits.length !== limits.cnicDigits || (gender !== "male" && gender !== "female")) return false;
  return (Number(digits.at(-1)) % 2 === 1) !== (gender === "male");
}
