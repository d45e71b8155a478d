import type { ReplyOf } from "@hunarmand/api/call";
import type { readContractOverview } from "@hunarmand/api/contracts/office-records";

export type Contract = ReplyOf<typeof readContractOverview>;
