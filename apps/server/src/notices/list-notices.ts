import { type JobStatus, jobStatus, statusesInHand } from "@hunarmand/api/jobs/steps";
import type * as api from "@hunarmand/api/notices/notices";
import type { Selectable } from "kysely";
import type { NoticesTable } from "../database/tables/notice-tables.ts";
import { decodeCursor, pageOf } from "../http/replies/page.ts";
import type { UseCase } from "../http/serve.ts";
import { toNotice } from "./notice-wire.ts";
import { selectNotices, selectOwnJobs } from "./notices.queries.ts";
import { selectOwnTexts } from "./templates/templates.queries.ts";

export const listNotices: UseCase<typeof api.listNotices> = async (services, { accountId }, { query, language }) => {
  const { db, catalogueNames } = services;
  const { limit, cursor } = query;
  const rows = await selectNotices(db, { accountId, limit, cursor: decodeCursor(cursor) });
  const ownJobs = await selectOwnJobs(db, accountId, rows);
  const ownTexts = await selectOwnTexts(db);
  const nameOf = await catalogueNames.nameInLanguage(language);
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: (row) => toNotice(toOwnJob(row, ownJobs), { ownTexts, language, nameOf }),
  });
};

const isInHand = (status: JobStatus) => statusesInHand.some((inHand) => inHand === status);

/** An offer that the reader has accepted is no longer in the list of offers: its notice leads to the job. */
const toOwnJob = (row: Selectable<NoticesTable>, ownJobs: ReadonlyMap<string, JobStatus>) => {
  const status = row.kind === "job-offered" ? ownJobs.get(row.subjectId) : undefined;
  if (status === jobStatus.completed) return { ...row, link: "/completedjobs" };
  return status !== undefined && isInHand(status) ? { ...row, link: "/activejobs" } : row;
};
