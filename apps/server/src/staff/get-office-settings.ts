import type * as contract from "@hunarmand/api/staff/staff";
import { getSettings } from "../domain/settings/settings.queries.ts";
import type { UseCase } from "../http/serve.ts";

export const getOfficeSettings: UseCase<typeof contract.getOfficeSettings> = ({ db }) => getSettings(db);
