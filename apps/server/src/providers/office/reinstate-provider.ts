import type * as api from "@hunarmand/api/providers/office";
import type { UseCase } from "../../http/serve.ts";
import { decideOnProvider } from "./decide-on-provider.ts";

export const reinstateProvider: UseCase<typeof api.reinstateProvider> = (services, caller, { params, body }) =>
  decideOnProvider(services, caller, { id: params.id, decision: "reinstate", reason: body.reason });
