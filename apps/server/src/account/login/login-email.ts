import type * as api from "@hunarmand/api/account/account";
import type { UseCase } from "../../http/serve.ts";
import { logIn } from "./log-in.ts";

export const loginEmail: UseCase<typeof api.loginEmail> = (services, _caller, { body, address }) =>
  logIn(services, "portal", { identifier: body.email, password: body.password, address });
