import type * as api from "@hunarmand/api/account/account";
import type { UseCase } from "../../http/serve.ts";
import { logIn } from "./log-in.ts";

export const loginPhone: UseCase<typeof api.loginPhone> = (services, _caller, { body, address }) =>
  logIn(services, "portal", { identifier: body.phoneNumber, password: body.password, address });
