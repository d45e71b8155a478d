import type * as api from "@hunarmand/api/account/account";
import type { UseCase } from "../../http/serve.ts";
import { logIn } from "./log-in.ts";

export const adminLogin: UseCase<typeof api.adminLogin> = (services, _caller, { body, address }) =>
  logIn(services, "office", { ...body, identifier: body.identifier ?? body.email ?? "", address });
