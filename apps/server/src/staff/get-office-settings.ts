import type * as api from "@hunarmand/api/staff/staff";
import { getSettings } from "../domain/settings/settings.queries.ts";
import type { UseCase } from "../http/serve.ts";

export const getOfficeSettings: UseCase<typeof api.getOfficeSettings> = ({ db, clock }) => getSettings(db, clock.now());
