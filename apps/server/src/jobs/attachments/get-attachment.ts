import type * as api from "@hunarmand/api/jobs/attachments";
import { auditJobReading } from "../../domain/audit/audit-reading.ts";
import type { UseCase } from "../../http/serve.ts";
import { readStoredFile } from "../../services/files/files.ts";
import { AppError } from "../../values/app-error.ts";
import { findReadableFile } from "./attachments.queries.ts";

export const getAttachment: UseCase<typeof api.getAttachment> = async (services, caller, { params }) => {
  const file = await findReadableFile(services.db, { id: params.attachmentId, jobId: params.id }, caller);
  if (!file) throw new AppError("not-found");
  await auditJobReading(services, caller, { jobId: params.id, action: "job.read-attachment" });
  return readStoredFile(services, file.fileId);
};
