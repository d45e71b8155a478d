import type * as api from "@hunarmand/api/providers/documents";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { getOwnerById, storeDocuments } from "./store-documents.ts";

export const uploadContractPaper: UseCase<typeof api.uploadContractPaper> = async (
  services,
  caller,
  { params, files },
) => {
  const ownerId = await getOwnerById(services.db, caller, params.id);
  await storeDocuments(services, caller, { ownerId, files, fields: ["contractPaperImage"] });
  return { message: getReplies().uploadContractPaper };
};
