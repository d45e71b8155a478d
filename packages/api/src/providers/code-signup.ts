import { z } from "zod";
import { LoginReply } from "../account/login-reply.ts";
import { defineCall } from "../call.ts";
import { CodeTicket, optionalText, SentDigits } from "../fields.ts";
import { SignupBody } from "./providers.ts";

/** A handyman's signup by a code in a text message (docs/product.md P2). */

const { FirstName, City, Area, Category, Skill, SubSkill } = SignupBody.shape;

export const signUpByCode = defineCall({
  method: "POST",
  path: "/Provider/signup-code",
  summary: "Sign up as a handyman with the code sent to a phone, and log in.",
  notes: [
    "Creates a Pending provider with name, place and trade.",
    "The rest of the profile follows by `updateProvider`; nobody is verified before the CNIC, father's name and gender are there.",
    "The fields have the rules of the signup form.",
    "`newAccount` is that of `loginByCode`, for a number that an account has without proof.",
    "A refused field does not consume the code.",
  ],
  access: "public",
  body: z.object({
    ...{ FirstName, City, Area, Category, Skill, SubSkill },
    LastName: optionalText(),
    ticket: CodeTicket,
    code: SentDigits,
    newAccount: z.boolean().optional(),
  }),
  reply: LoginReply,
  status: 201,
  limit: "signup",
  errors: ["code-invalid", "phone-taken", "phone-unproven"],
});
