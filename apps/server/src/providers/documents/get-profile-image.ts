import type * as api from "@hunarmand/api/providers/documents";
import { findCurrentFile } from "../../database/files.queries.ts";
import { getOwnAccountId } from "../../domain/account/own-account.ts";
import type { UseCase } from "../../http/serve.ts";
import { readStoredFile } from "../../services/files/files.ts";
import { AppError } from "../../values/app-error.ts";

export const getProfileImage: UseCase<typeof api.getProfileImage> = async (services, caller, { query }) => {
  const accountId = await getOwnAccountId(services, caller, query.email);
  const file = await findCurrentFile(services.db, accountId, "profile-image");
  if (!file) throw new AppError("not-found");
  return readStoredFile(services, file.id);
};
