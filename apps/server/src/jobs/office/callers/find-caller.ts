import type { ReplyOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/jobs/callers/callers";
import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import { getPhone } from "../../../domain/account/registration.ts";
import { writeAudit } from "../../../domain/audit/audit.queries.ts";
import { selectCaller } from "../../../domain/customers/customers.queries.ts";
import type { UseCase } from "../../../http/serve.ts";
import { selectCallerJobs, selectCallerPlaces } from "./find-caller.queries.ts";

type KnownCaller = NonNullable<ReplyOf<typeof api.findCaller>["caller"]>;

/**
 * Finds the customer who phones the office, by their number. `person` is that customer. `caller` is the member of staff who makes the API call.
 */
export const findCaller: UseCase<typeof api.findCaller> = async ({ db, clock }, caller, { query }) => {
  const person = await selectCaller(db, getPhone(query.phone, "phone"));
  if (!person) return { caller: null };
  const { id, firstName, lastName, disabledAt } = person;
  const [jobs, saved] = await Promise.all([selectCallerJobs(db, id), selectCallerPlaces(db, id)]);
  await writeAudit(db, {
    at: clock.now(),
    actorId: caller.accountId,
    action: "customer.read",
    subjectType: "customer",
    subjectId: id,
  });
  return {
    caller: {
      id,
      name: `${firstName} ${lastName}`.trim(),
      isBlocked: disabledAt !== null,
      places: [...saved, ...listHome(person)],
      jobs: jobs.map(({ number, createdAt, ...job }) => ({
        ...job,
        jobNumber: toJobNumber(number),
        createdDate: createdAt.toISOString(),
      })),
    },
  };
};

/** Returns a list of the home address, or an empty list if a part of the address is missing. */
function listHome({
  city,
  area,
  address,
}: {
  city: string | null;
  area: string | null;
  address: string | null;
}): KnownCaller["places"] {
  return city && area && address ? [{ label: null, city, area, address }] : [];
}
