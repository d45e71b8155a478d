import type * as api from "@hunarmand/api/inquiries/several";
import type { UseCase } from "../../http/serve.ts";
import { selectColleagues } from "./colleagues.queries.ts";

export const listColleagues: UseCase<typeof api.listColleagues> = ({ db }, caller) =>
  selectColleagues(db, caller.accountId);
