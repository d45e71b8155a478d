import type * as api from "@hunarmand/api/providers/office";
import type { UseCase } from "../../http/serve.ts";
import { decideOnProvider } from "./decide-on-provider.ts";

/** Ends the provider's sessions and withdraws their open offers; jobs that they have accepted stay theirs. */
export const suspendProvider: UseCase<typeof api.suspendProvider> = (services, caller, { params, body }) =>
  decideOnProvider(services, caller, { id: params.id, decision: "suspend", reason: body.reason });
