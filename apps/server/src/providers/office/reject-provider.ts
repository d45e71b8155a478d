import type * as api from "@hunarmand/api/providers/office";
import type { UseCase } from "../../http/serve.ts";
import { decideOnProvider } from "./decide-on-provider.ts";

export const rejectProvider: UseCase<typeof api.rejectProvider> = (services, caller, { params, body }) =>
  decideOnProvider(services, caller, { id: params.id, decision: "reject", ...body });
