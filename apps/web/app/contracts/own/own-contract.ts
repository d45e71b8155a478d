import type { ReplyOf } from "@hunarmand/api/call";
import type { getContract } from "@hunarmand/api/contracts/contracts";

/** A contract as its owner's page shows it. */
export type OwnContract = ReplyOf<typeof getContract>;
