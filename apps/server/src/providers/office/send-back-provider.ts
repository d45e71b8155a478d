import type * as api from "@hunarmand/api/providers/office";
import type { UseCase } from "../../http/serve.ts";
import { decideOnProvider } from "./decide-on-provider.ts";

export const sendBackProvider: UseCase<typeof api.sendBackProvider> = (services, caller, { params, body }) =>
  decideOnProvider(services, caller, { id: params.id, decision: "send-back", ...body });
