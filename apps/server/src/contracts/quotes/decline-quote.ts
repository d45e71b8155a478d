import type * as api from "@hunarmand/api/contracts/quotes";
import type { UseCase } from "../../http/serve.ts";
import { decideOnQuote } from "./decide-on-quote.ts";

export const declineQuote: UseCase<typeof api.declineQuote> = (services, caller, { params, body }) =>
  decideOnQuote(services, caller, { id: params.id, step: "decline", read: body });
