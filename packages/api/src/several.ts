import { z } from "zod";
import { ActionReply, Id } from "./fields.ts";
import { nameIssue } from "./issues.ts";
import { limits } from "./limits.ts";

/** What one call of the office decides on. Each is decided on, or refused, on its own. */
export const severalOf = <Schema extends z.ZodType>(one: Schema) =>
  z.array(one).min(1, nameIssue("required")).max(limits.pageItemsMax);

/** `refused`: those that could not be decided on, each with the code of its reason. If that is all of them, the call fails with the first code. */
export const SeveralReply = ActionReply.extend({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, code: z.string() })),
});
