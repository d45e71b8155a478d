import type * as contract from "@hunarmand/contract/office";
import type { UseCase } from "../http/serve.ts";
import { countWaiting } from "./office.queries.ts";

export const getOfficeCounters: UseCase<typeof contract.getOfficeCounters> = ({ db }) => countWaiting(db);
