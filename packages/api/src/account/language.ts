import { languages } from "@hunarmand/texts/catalogue";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply } from "../fields.ts";

/** The languages of the portal. The office sets one for visitors whose browser names neither (docs/screens.md U1). */
export const PortalLanguage = z.enum(languages);

export const setOwnLanguage = defineCall({
  method: "POST",
  path: "/User/language",
  summary: "Choose the language of mails and messages to the caller.",
  notes: [
    "The screens' language is kept on each device (docs/screens.md U5).",
    "Mails, text messages and notices on the phone use the account's language.",
  ],
  access: "signed-in",
  body: z.object({ language: PortalLanguage }),
  reply: ActionReply,
});
