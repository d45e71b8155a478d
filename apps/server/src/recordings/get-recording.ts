import type * as api from "@hunarmand/api/recordings/recordings";
import type { UseCase } from "../http/serve.ts";
import { readStoredFile } from "../services/files/files.ts";
import { AppError } from "../values/app-error.ts";
import { findRecordingFile } from "./recordings.queries.ts";

/** The address names the content, which never changes. */
const cacheSeconds = 31_536_000;

export const getRecording: UseCase<typeof api.getRecording> = async (services, _caller, { params }) => {
  const file = await findRecordingFile(services.db, params.hash);
  if (!file) throw new AppError("not-found");
  return { ...(await readStoredFile(services, file.id)), cacheSeconds };
};
