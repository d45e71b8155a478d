import type * as contract from "@hunarmand/api/jobs/attachments";
import type { UseCase } from "../../http/serve.ts";
import { readStoredFile } from "../../services/files/files.ts";
import { AppError } from "../../values/app-error.ts";
import { findReadableFile } from "./attachments.queries.ts";

export const getAttachment: UseCase<typeof contract.getAttachment> = async (services, caller, { params }) => {
  const file = await findReadableFile(services.db, { id: params.attachmentId, jobId: params.id }, caller);
  if (!file) throw new AppError("not-found");
  return readStoredFile(services, file.fileId);
};
