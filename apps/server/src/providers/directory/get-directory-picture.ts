import type * as api from "@hunarmand/api/providers/directory";
import { findCurrentFile } from "../../database/files.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { readSmallPicture } from "../../services/files/small-picture.ts";
import { AppError } from "../../values/app-error.ts";
import { findPublicProvider } from "./directory.queries.ts";

const cacheSeconds = 600;

/** The account is read each time, so a picture is gone as soon as the provider is suspended. */
export const getDirectoryPicture: UseCase<typeof api.getDirectoryPicture> = async (services, _caller, { params }) => {
  const provider = await findPublicProvider(services.db, params.id);
  if (!provider) throw new AppError("provider-not-found");
  const file = await findCurrentFile(services.db, provider.accountId, "profile-image");
  if (!file) throw new AppError("not-found");
  return { ...(await readSmallPicture(services, file.id)), cacheSeconds };
};
