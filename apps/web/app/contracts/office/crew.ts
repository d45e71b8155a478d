import type { ReplyOf } from "@hunarmand/api/call";
import type { readCrew } from "@hunarmand/api/contracts/crew";

export type Crew = ReplyOf<typeof readCrew>;
