import { z } from "zod";
import { defineCall, officeRoles } from "../call.ts";
import { ActionReply, Id, lineOfText, requiredText } from "../fields.ts";
import { limits } from "../limits.ts";

/** Filters of a desk's list that staff save under a name, for themselves or for all who may open the desk (docs/product.md D11). */

const access = officeRoles.filter((role) => role !== "Owner");

/** The path of the list, such as /office/jobs. */
export const DeskPath = requiredText(limits.paramCharacters).regex(/^\/office\/[a-z-]+(\/[a-z-]+)?$/);

export const SavedView = z.object({
  id: Id,
  name: z.string(),
  /** The filters as in the list's address, with the question mark. */
  search: z.string(),
  isShared: z.boolean(),
  /** Who shares it, if it is a colleague's. */
  sharedBy: z.string().nullable(),
  /** Its owner may, and an Owner of the portal may remove a shared one. */
  mayRemove: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;

export const listSavedViews = defineCall({
  method: "GET",
  path: "/Admin/saved-views",
  summary: "The saved filters of a desk's list: the caller's own and those that colleagues share.",
  notes: ["At most `savedViewsOfDesk` of one's own and `sharedViewsOfDesk` of colleagues."],
  access,
  query: z.object({ desk: DeskPath }),
  reply: z.array(SavedView),
});

export const saveView = defineCall({
  method: "POST",
  path: "/Admin/saved-views",
  summary: "Save the filters of a desk's list under a name.",
  notes: ["It replaces one's own of the same name. The oldest are dropped beyond `savedViewsOfDesk`."],
  access,
  body: z.object({
    desk: DeskPath,
    name: requiredText(),
    search: lineOfText(limits.savedSearchCharacters).regex(/^\?./),
    isShared: z.boolean().default(false),
  }),
  reply: ActionReply,
  errors: ["not-allowed"],
});

export const removeView = defineCall({
  method: "POST",
  path: "/Admin/saved-views/:id/remove",
  summary: "Remove saved filters.",
  notes: ["A repeat gets the same reply."],
  access,
  params: z.object({ id: Id }),
  reply: ActionReply,
});
