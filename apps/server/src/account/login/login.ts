import type * as api from "@hunarmand/api/account/account";
import type { UseCase } from "../../http/serve.ts";
import { logIn } from "./log-in.ts";

export const login: UseCase<typeof api.login> = (services, _caller, { body, address }) =>
  logIn(services, "portal", { ...body, address });
