import * as contract from "@hunarmand/api/contracts/crew";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { assignMember } from "./assign-member.ts";
import { getCrew } from "./get-crew.ts";
import { listCrewCandidates } from "./list-crew-candidates.ts";
import { listOwnCrews } from "./list-own-crews.ts";
import { markDays } from "./mark-days.ts";
import { readCrew } from "./read-crew.ts";
import { removeMember } from "./remove-member.ts";

export function crewRoutes(app: FastifyInstance): void {
  serve(app, contract.getCrew, getCrew);
  serve(app, contract.readCrew, readCrew);
  serve(app, contract.listCrewCandidates, listCrewCandidates);
  serve(app, contract.assignMember, assignMember);
  serve(app, contract.removeMember, removeMember);
  serve(app, contract.markDays, markDays);
  serve(app, contract.listOwnCrews, listOwnCrews);
}
