import type * as contract from "@hunarmand/api/providers/office";
import type { UseCase } from "../../http/serve.ts";
import { decideOnProvider } from "./decide-on-provider.ts";

export const verifyProvider: UseCase<typeof contract.verifyProvider> = (services, caller, { params, body }) =>
  decideOnProvider(services, caller, { id: params.id, decision: "verify", read: body.read });
