import type { ReplyOf } from "@hunarmand/api/call";
import type { readContract } from "@hunarmand/api/contracts/contracts";

export type Contract = ReplyOf<typeof readContract>;
