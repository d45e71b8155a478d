import type * as api from "@hunarmand/api/staff/one-time-codes";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { findEnrolment } from "./enrolments.queries.ts";

export const getOneTimeCode: UseCase<typeof api.getOneTimeCode> = async ({ db }, caller) => {
  const { demandsSecondFactor } = await getSettings(db);
  const enrolment = await findEnrolment(db, caller.accountId);
  return {
    enrolledDate: enrolment?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: enrolment?.codesLeft ?? 0,
    isDemanded: demandsSecondFactor,
  };
};
