import { z } from "zod";
import { defineCall } from "../call.ts";
import { requiredLines, requiredText } from "../fields.ts";
import { limits } from "../limits.ts";

/** A POST, so that what people write about their job is in no address and no log. It is not stored. */
export const findNamedWork = defineCall({
  method: "POST",
  path: "/Skill/named-work",
  summary: "The exact work of a skill that a description names.",
  notes: ["`subSkill` is null if the words name none, or several, and for an unknown skill."],
  access: "public",
  body: z.object({ skill: requiredText(), words: requiredLines(limits.textCharacters) }),
  reply: z.object({ subSkill: z.string().nullable() }),
  limit: "work-search",
});
