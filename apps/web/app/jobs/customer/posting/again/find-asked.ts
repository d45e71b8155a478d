import { readHandyman } from "@hunarmand/api/providers/directory";
import { callApi } from "../../../../shared/calls/call-api.ts";
import type { FormerHandyman } from "../kept-draft.ts";

/** Returns the handyman of a public page, who is asked first. Undefined if they have no page or take no jobs. */
export async function findAsked(id: string): Promise<FormerHandyman | undefined> {
  const handyman = await callApi(readHandyman, { params: { id } }).catch(() => undefined);
  if (!handyman?.takesJobs) return undefined;
  const { firstName, rating, reviews, hasPicture, category, skills, city, freeAgain } = handyman;
  const person = { id, firstName, rating, reviews, hasPicture };
  return { handymanId: id, name: firstName, isAsked: true, person, category, skills, city, freeAgain };
}
