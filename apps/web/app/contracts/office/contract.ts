import type { ReplyOf } from "@hunarmand/api/call";
import type { readContractOverview } from "@hunarmand/api/contracts/contracts";

export type Contract = ReplyOf<typeof readContractOverview>;
