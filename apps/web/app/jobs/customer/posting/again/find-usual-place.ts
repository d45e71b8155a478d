import { listAddresses } from "@hunarmand/api/customers/addresses";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { readSession } from "../../../../shared/person/session.ts";
import { chooseUsualPlace, readLastJobs } from "../../../../shared/place/known-places.ts";
import type { TypedPlace } from "../../../../shared/place/pin.ts";

/** Returns the place where a customer's next job most often is, in a city or in any. Undefined for other people, and when there is none. */
export async function findUsualPlace(inCity?: string): Promise<TypedPlace | undefined> {
  if (readSession()?.role !== "Customer") return undefined;
  const [kept, jobs] = await Promise.all([callApi(listAddresses, { query: {} }).catch(() => []), readLastJobs()]);
  return chooseUsualPlace(kept, jobs, inCity);
}
