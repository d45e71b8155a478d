import type * as api from "@hunarmand/api/recordings/recordings";
import type { UseCase } from "../http/serve.ts";
import { selectRecordings, selectRecordingsIn } from "./recordings.queries.ts";

export const listRecordings: UseCase<typeof api.listRecordings> = async ({ db }, _caller, { params }) => {
  const rows = await selectRecordingsIn(db, params.language);
  return rows.map(({ sentence, hash, seconds }) => ({ sentence, hash, seconds }));
};

export const listOfficeRecordings: UseCase<typeof api.listOfficeRecordings> = async ({ db }) =>
  (await selectRecordings(db)).map(({ recordedAt, ...recording }) => ({
    ...recording,
    recordedDate: recordedAt.toISOString(),
  }));
