import * as contract from "@hunarmand/api/staff/one-time-codes";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { confirmOneTimeCode } from "./confirm-one-time-code.ts";
import { disableOneTimeCode } from "./disable-one-time-code.ts";
import { enrolOneTimeCode } from "./enrol-one-time-code.ts";
import { getOneTimeCode } from "./get-one-time-code.ts";
import { listEnrolledStaff } from "./list-enrolled-staff.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";

export function oneTimeCodesRoutes(app: FastifyInstance): void {
  serve(app, contract.getOneTimeCode, getOneTimeCode);
  serve(app, contract.enrolOneTimeCode, enrolOneTimeCode);
  serve(app, contract.confirmOneTimeCode, confirmOneTimeCode);
  serve(app, contract.renewRecoveryCodes, renewRecoveryCodes);
  serve(app, contract.listEnrolledStaff, listEnrolledStaff);
  serve(app, contract.disableOneTimeCode, disableOneTimeCode);
}
