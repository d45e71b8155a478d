import { randomUUID } from "node:crypto";
import type { IdentityChanges, IdentityRequestStatus } from "@hunarmand/api/account/identity";
import { identityRequestSteps } from "@hunarmand/api/account/identity-request-steps";
import type { Database } from "../../database/database.ts";
import { withdrawRequest } from "../../domain/providers/identity-requests.queries.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";
import { AppError, makeIssue } from "../../values/app-error.ts";

export interface NewRequest {
  accountId: string;
  changes: IdentityChanges;
  now: Date;
}

/** Inserts a request and replaces an open one. Call it in a transaction. */
export async function putRequest(db: Database, { accountId, changes, now }: NewRequest) {
  await withdrawRequest(db, accountId, now);
  return db
    .insertInto("identityRequests")
    .values({
      id: randomUUID(),
      accountId,
      status: identityRequestSteps.ask.to,
      changes: JSON.stringify(changes),
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Checked with the request instead of at the approval. @throws AppError cnic-taken */
export async function assertFreeCnic(db: Database, accountId: string, cnic: string | undefined): Promise<void> {
  if (!cnic) return;
  const other = await db
    .selectFrom("providers")
    .select("accountId")
    .where("cnic", "=", cnic)
    .where("accountId", "!=", accountId)
    .executeTakeFirst();
  if (other) throw new AppError("cnic-taken", [makeIssue("CNIC", "cnic-taken")]);
}

const deskRequests = (db: Database) =>
  db
    .selectFrom("identityRequests as request")
    .innerJoin("accounts as account", "account.id", "request.accountId")
    .innerJoin("providers as provider", "provider.accountId", "account.id")
    .selectAll("request")
    .select(["account.firstName", "account.lastName", "provider.fatherName", "provider.cnic"]);

export type DeskRow = Awaited<ReturnType<ReturnType<typeof deskRequests>["execute"]>>[number];

export const selectRequests = (
  db: Database,
  { status, limit, cursor }: PagePlace & { status: IdentityRequestStatus | undefined },
) =>
  deskRequests(db)
    .$if(status !== undefined, (query) => query.where("request.status", "=", status as IdentityRequestStatus))
    .$call((list) => newestFirst(list, ["request.createdAt", "request.id"], { limit, cursor }))
    .execute();

export const findRequest = (db: Database, id: string) =>
  deskRequests(db).where("request.id", "=", id).executeTakeFirst();
