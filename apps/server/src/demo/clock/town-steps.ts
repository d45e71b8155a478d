import { markArrival } from "../../jobs/provider/mark-arrival.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import type { findTownCaller, OpenOrder } from "./town-clock.queries.ts";

/** A person of the town as the caller of a use case. */
export type TownCaller = NonNullable<Awaited<ReturnType<typeof findTownCaller>>>;

/** The use cases need nothing else of a request. */
export const request = { address: "", language: "en" } as const;

/** A visitor has changed the job or the person at the same moment. Others go on. */
export function skipRefused(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

/** A handyman arrives where the job's pin is. */
export async function arrive(
  services: Services,
  provider: TownCaller,
  { id: jobId, latitude, longitude }: Pick<OpenOrder, "id" | "latitude" | "longitude">,
): Promise<"arrive"> {
  const place = latitude === null || longitude === null ? {} : { latitude, longitude, accuracy: 12 };
  await markArrival(services, provider, { ...request, body: { jobId, ...place } });
  return "arrive";
}
