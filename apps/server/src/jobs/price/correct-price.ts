import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/jobs/price";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { type Caller, isOffice } from "../../services/login/caller.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findPrice } from "./judge-price.ts";

type Body = InputOf<typeof api.correctPrice>["body"];

export const correctPrice: UseCase<typeof api.correctPrice> = async ({ db, clock }, caller, { params, body }) => {
  const { id: jobId } = params;
  if (isOffice(caller) && !body.reason) throw invalidField("reason", "required");
  const wanted = { jobId, body, now: clock.now() };
  const priceStatus = await db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    await movePrice(transaction, caller, wanted);
    return (await findPrice(transaction, jobId))?.priceStatus ?? "asked";
  });
  const { correctPrice: asked, correctPriceMet: agreed } = getReplies();
  return { message: priceStatus === "agreed" ? agreed : asked, priceStatus };
};

interface Correction {
  jobId: string;
  body: Body;
  now: Date;
}

/** The materials cost what they did, as long as the new price contains them (docs/product.md J5). */
const keepMaterials = (materialsPaisa: number | null, pricePaisa: number): number | null =>
  materialsPaisa !== null && materialsPaisa <= pricePaisa ? materialsPaisa : null;

async function movePrice(db: Database, caller: Caller, { jobId, body, now }: Correction): Promise<void> {
  const { accountId } = caller;
  const party = isOffice(caller) ? undefined : ({ column: "providerId", id: accountId } as const);
  const before = await findPrice(db, jobId, party);
  if (!before) throw new AppError("job-not-found");
  const pricePaisa = toPaisa(body.salary);
  if (before.pricePaisa !== null && before.pricePaisa !== pricePaisa)
    assertAsRead(body.read, { price: toPkr(before.pricePaisa) });
  const words = isOffice(caller) ? body.reason : undefined;
  const hasMoved = await moveJob(db, {
    step: "correctPrice",
    jobId,
    by: { as: isOffice(caller) ? "Dispatcher" : "provider", accountId },
    now,
    set: { pricePaisa, materialsPaisa: keepMaterials(before.materialsPaisa, pricePaisa) },
    onlyIf: sql<boolean>`job.price_paisa <> ${pricePaisa}`,
    detail: { amountPaisa: pricePaisa, ...(words ? { words } : {}) },
  });
  if (!hasMoved && before.pricePaisa !== pricePaisa) throw new AppError("job-state");
  if (!hasMoved || !isOffice(caller)) return;
  await writeAudit(db, {
    at: now,
    actorId: accountId,
    action: "job.correct-price",
    subjectType: "job",
    subjectId: jobId,
    before: { pricePaisa: before.pricePaisa },
    after: { pricePaisa },
    ...(words ? { reason: words } : {}),
  });
}
