import type * as api from "@hunarmand/api/staff/counters";
import type { UseCase } from "../../http/serve.ts";
import { isAllowed } from "../../services/login/caller.ts";
import { countWaiting } from "./office.queries.ts";

export const getOfficeCounters: UseCase<typeof api.getOfficeCounters> = ({ db, clock }, caller) =>
  countWaiting(db, clock.now(), (access) => isAllowed(access, caller));
