import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/jobs/customer-steps";
import { sql } from "kysely";
import { getPhone } from "../../domain/account/registration.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { dispatchJob } from "../../domain/jobs/dispatch-job.ts";
import { toWordColumns } from "../../domain/jobs/job-words.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import { moveOffers } from "../../domain/jobs/move-offers.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { isOffice } from "../../services/login/caller.ts";
import { AppError } from "../../values/app-error.ts";
import { readPin } from "../../values/pin.ts";
import { getReplies } from "../../values/replies.ts";
import { getJobChoices, type JobChoices } from "./job-choices.ts";
import { type CustomerJobRow, findCustomerJob } from "./jobs.queries.ts";

type Body = InputOf<typeof api.updateWebjob>["body"];

export const updateWebjob: UseCase<typeof api.updateWebjob> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const [jobId, now] = [params.id, clock.now()];
  const customerId = isOffice(caller) ? undefined : caller.accountId;
  const by = { as: isOffice(caller) ? "Dispatcher" : "customer", accountId: caller.accountId } as const;
  const facts = readFacts(body);
  // `getJobChoices` finds category, skill, city and area by their names, so the names must be current.
  await services.catalogueNames.refresh();
  await db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    const before = await findCustomerJob({ ...services, db: transaction }, jobId, customerId);
    if (!before) throw new AppError("job-not-found");
    const choices = await getJobChoices(transaction, mergeChoices(before, body));
    const set = { ...facts, ...choices };
    if (!(await moveJob(transaction, { step: "change", jobId, by, now, set }))) throw new AppError("job-state");
    if (isOffice(caller)) {
      const subject = { subjectType: "job", subjectId: jobId, after: { fields: Object.keys(body) } };
      await writeAudit(transaction, { at: now, actorId: caller.accountId, action: "job.update", ...subject });
    }
    const isOtherWork = choices.skillId !== before.skillId || choices.cityId !== before.cityId;
    if (!isOtherWork && !isAnotherChance(before, body)) return;
    await moveOffers(transaction, { step: "takeBack", which: sql`job_id = ${jobId}`, now });
    await dispatchJob({ ...services, db: transaction }, jobId);
  });
  return { message: getReplies().updateWebjob, jobId };
};

/** Whether nobody is left to ask, and the customer wishes another time: those who could not come may be asked again (docs/product.md C4). */
const isAnotherChance = (
  { isOffered, scheduledFor: former }: CustomerJobRow,
  { scheduledFor: wished }: Body,
): boolean => !isOffered && wished !== undefined && toTime(wished) !== toTime(former);

const toTime = (moment: string | Date | null): number | undefined =>
  moment === null ? undefined : new Date(moment).getTime();

/** Returns the columns of the fields that need no look-up. A missing field stays unchanged. */
function readFacts(body: Body) {
  const { address, description, phoneNumber, scheduledFor, paymentMethod } = body;
  return {
    ...(address ? { address } : {}),
    ...(description || description === null ? toWordColumns(description) : {}),
    ...(phoneNumber ? { contactPhone: getPhone(phoneNumber, "phoneNumber") } : {}),
    ...(scheduledFor || scheduledFor === null ? { scheduledFor: scheduledFor ? new Date(scheduledFor) : null } : {}),
    ...(paymentMethod ? { paymentMethod } : {}),
    ...readChangedPin(body),
  };
}

/** Null for both removes the pin, for example because the address changed. */
function readChangedPin({ pinLocationLatitude: latitude, pinLocationLongitude: longitude }: Body) {
  if (latitude === null && longitude === null) return { latitude, longitude };
  return readPin({ pinLocationLatitude: latitude ?? undefined, pinLocationLongitude: longitude ?? undefined });
}

/** Returns the new choices with the unchanged ones, because they are checked together. A new skill removes the former sub-skill. */
function mergeChoices(before: CustomerJobRow, body: Body): JobChoices {
  const { category = before.category, skill = before.skill, city = before.city, area = before.area } = body;
  const formerSubSkill = skill === before.skill ? (before.subSkill ?? undefined) : undefined;
  const subSkill = body.subSkill === null ? undefined : (body.subSkill ?? formerSubSkill);
  return { category, skill, subSkill, city, area };
}
