import type * as api from "@hunarmand/api/contracts/quotes";
import type { UseCase } from "../../http/serve.ts";
import { decideOnQuote } from "./decide-on-quote.ts";

export const acceptQuote: UseCase<typeof api.acceptQuote> = (services, caller, { params, body }) =>
  decideOnQuote(services, caller, { id: params.id, step: "accept", read: body });
