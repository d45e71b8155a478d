import type * as contract from "@hunarmand/contract/account";
import type { UseCase } from "../http/serve.ts";
import { logIn } from "./log-in.ts";

export const login: UseCase<typeof contract.login> = (services, _caller, { body, address }) =>
  logIn(services, "portal", { ...body, address });
