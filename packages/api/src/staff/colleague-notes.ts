import { z } from "zod";
import { Id, requiredLines } from "../fields.ts";
import { limits } from "../limits.ts";

/** What a member of staff writes about a handyman or a job, for colleagues only. Never changed or removed. */
export const ColleagueNote = z.object({
  id: Id,
  words: z.string(),
  authorName: z.string(),
  createdDate: z.iso.datetime(),
});
export type ColleagueNote = z.infer<typeof ColleagueNote>;

export const ColleagueNoteBody = z.object({ words: requiredLines(limits.reasonCharacters) });
