import type { ReplyOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/jobs/callers/callers";
import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import { getPhone } from "../../../domain/account/registration.ts";
import { writeAudit } from "../../../domain/audit/audit.queries.ts";
import { selectCaller } from "../../../domain/customers/customers.queries.ts";
import type { UseCase } from "../../../http/serve.ts";
import { selectCallerJobs, selectCallerPlaces } from "./find-caller.queries.ts";

type KnownCaller = NonNullable<ReplyOf<typeof api.findCaller>["caller"]>;

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
      places: [...saved, ...toHome(person)],
      jobs: jobs.map(({ number, createdAt, ...job }) => ({
        ...job,
        jobNumber: toJobNumber(number),
        createdDate: createdAt.toISOString(),
      })),
    },
  };
};

/** Their home, if it is complete. */
function toHome({ city, area, address }: { city: string | null; area: string | null; address: string | null }) {
  const home: KnownCaller["places"] = city && area && address ? [{ label: null, city, area, address }] : [];
  return home;
}
