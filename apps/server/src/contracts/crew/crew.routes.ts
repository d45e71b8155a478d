import * as api from "@hunarmand/api/contracts/crew";
import * as ownCrews from "@hunarmand/api/contracts/crew/own-crews";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { assignMember, assignMembers } from "./assign-member.ts";
import { getCrew } from "./get-crew.ts";
import { listCrewCandidates } from "./list-crew-candidates.ts";
import { listOwnCrews } from "./list-own-crews.ts";
import { markDays } from "./mark-days.ts";
import { readCrew } from "./read-crew.ts";
import { removeMember } from "./remove-member.ts";

export function crewRoutes(app: FastifyInstance): void {
  serve(app, api.getCrew, getCrew);
  serve(app, api.readCrew, readCrew);
  serve(app, api.listCrewCandidates, listCrewCandidates);
  serve(app, api.assignMember, assignMember);
  serve(app, api.assignMembers, assignMembers);
  serve(app, api.removeMember, removeMember);
  serve(app, api.markDays, markDays);
  serve(app, ownCrews.listOwnCrews, listOwnCrews);
}
