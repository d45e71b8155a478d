import { readHandyman } from "@hunarmand/api/providers/directory";
import { callApi } from "../../../../shared/calls/call-api.ts";
import type { FormerHandyman, KeptDraft } from "../kept-draft.ts";

/** Adds the handyman of a public page, who is asked first, and their city where none was chosen. Returns the draft as it is if they have no page or take no jobs. */
export async function startAsking(kept: KeptDraft, id: string): Promise<KeptDraft> {
  const handyman = await callApi(readHandyman, { params: { id } }).catch(() => undefined);
  if (!handyman?.takesJobs) return kept;
  const { firstName, skills, city } = handyman;
  const former: FormerHandyman = { handymanId: id, name: firstName, isAsked: true, skills, city };
  return { ...kept, draft: { ...kept.draft, city: kept.draft.city || city }, former };
}
