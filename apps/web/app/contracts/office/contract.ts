import type { ReplyOf } from "@hunarmand/api/call";
import type { readContractOverview } from "@hunarmand/api/contracts/office-records";
import type { readContractMoney } from "@hunarmand/api/contracts/payments";

export type Contract = ReplyOf<typeof readContractOverview>;
export type DeskMoney = ReplyOf<typeof readContractMoney>;
