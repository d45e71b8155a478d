import type * as api from "@hunarmand/api/providers/documents";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { getOwnerByEmail, storeDocuments } from "./store-documents.ts";

export const uploadProfile: UseCase<typeof api.uploadProfile> = async (services, caller, { body, files }) => {
  const ownerId = await getOwnerByEmail(services.db, caller, body.Email);
  await storeDocuments(services, caller, { ownerId, files, fields: ["File"] });
  return { message: getReplies().uploadProfile };
};
