import { listAddresses } from "@hunarmand/api/customers/addresses";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { chooseUsualPlace, readLastJobs } from "../../../../shared/place/known-places.ts";
import type { TypedPlace } from "../../../../shared/place/pin.ts";

/** Returns the place where a customer's next job most often is. Undefined when there is none, or it cannot be read. */
export async function findUsualPlace(): Promise<TypedPlace | undefined> {
  const [kept, jobs] = await Promise.all([callApi(listAddresses, { query: {} }).catch(() => []), readLastJobs()]);
  return chooseUsualPlace(kept, jobs);
}
