import * as api from "@hunarmand/api/staff/one-time-codes";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { confirmOneTimeCode } from "./confirm-one-time-code.ts";
import { disableOneTimeCode } from "./disable-one-time-code.ts";
import { enrolOneTimeCode } from "./enrol-one-time-code.ts";
import { getOneTimeCode } from "./get-one-time-code.ts";
import { listEnrolledStaff } from "./list-enrolled-staff.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";

export function oneTimeCodesRoutes(app: FastifyInstance): void {
  serve(app, api.getOneTimeCode, getOneTimeCode);
  serve(app, api.enrolOneTimeCode, enrolOneTimeCode);
  serve(app, api.confirmOneTimeCode, confirmOneTimeCode);
  serve(app, api.renewRecoveryCodes, renewRecoveryCodes);
  serve(app, api.listEnrolledStaff, listEnrolledStaff);
  serve(app, api.disableOneTimeCode, disableOneTimeCode);
}
