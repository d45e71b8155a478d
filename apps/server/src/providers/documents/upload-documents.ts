import * as api from "@hunarmand/api/providers/documents";
import type { UseCase } from "../../http/serve.ts";
import { isOffice } from "../../services/login/caller.ts";
import { invalidField } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { getOwnerByEmail, getOwnerById, storeDocuments } from "./store-documents.ts";

export const uploadCnicFront: UseCase<typeof api.uploadCnicFront> = async (services, caller, { params, files }) => {
  const ownerId = await getOwnerById(services.db, caller, params.id);
  await storeDocuments(services, caller, { ownerId, files, fields: ["cnicFront"] });
  return { message: getReplies().uploadCnicFront };
};

export const uploadCnicBack: UseCase<typeof api.uploadCnicBack> = async (services, caller, { params, files }) => {
  const ownerId = await getOwnerById(services.db, caller, params.id);
  await storeDocuments(services, caller, { ownerId, files, fields: ["cnicBack"] });
  return { message: getReplies().uploadCnicBack };
};

export const uploadContractPaper: UseCase<typeof api.uploadContractPaper> = async (
  services,
  caller,
  { params, files },
) => {
  const ownerId = await getOwnerById(services.db, caller, params.id);
  await storeDocuments(services, caller, { ownerId, files, fields: ["contractPaperImage"] });
  return { message: getReplies().uploadContractPaper };
};

export const uploadProfile: UseCase<typeof api.uploadProfile> = async (services, caller, { body, files }) => {
  const ownerId = await getOwnerByEmail(services.db, caller, body.Email);
  await storeDocuments(services, caller, { ownerId, files, fields: ["File"] });
  return { message: getReplies().uploadProfile };
};

export const uploadFiles: UseCase<typeof api.uploadFiles> = async (services, caller, { body, files }) => {
  const { id, Email } = body;
  if (isOffice(caller) && !id && !Email) throw invalidField("id", "provider-missing");
  const byEmail = Email ? await getOwnerByEmail(services.db, caller, Email) : undefined;
  const ownerId = await getOwnerById(services.db, caller, id ?? byEmail ?? caller.accountId);
  if (byEmail && byEmail !== ownerId) throw invalidField("Email", "provider-email");
  await storeDocuments(services, caller, { ownerId, files, fields: api.uploadFiles.files });
  return { message: getReplies().uploadFiles };
};
