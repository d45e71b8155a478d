import { listOwnPapers } from "@hunarmand/api/providers/papers";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { getOwnVisit } from "@hunarmand/api/providers/visits";
import { useRef } from "react";
import { countLeft, findRoad, hasDetails, takesPicturesAtVisit } from "./find-road.ts";
import { useOwnCall } from "./use-own-call.ts";

const unknownVisit = { isBooked: false, came: false };

/** The application's papers and visit, and where they are on the road and how much is left: undefined until it is known. */
export function useRoad(profile: ProviderProfile) {
  // A new profile arrives after a decision, which may have changed the state of each paper.
  const rounds = useRef(0);
  const lastProfile = useRef(profile);
  if (lastProfile.current !== profile) {
    lastProfile.current = profile;
    rounds.current += 1;
  }
  const papers = useOwnCall(listOwnPapers, rounds.current);
  const visit = useOwnCall(getOwnVisit);
  const { found } = visit;
  const facts = papers.found && found && { isBooked: Boolean(found.visit), came: found.came };
  const sent = papers.found ?? [];
  // What is missing of the details comes first, before papers and visit: it need not wait for them.
  const isKnown = facts !== undefined || !hasDetails(profile);
  const road = isKnown ? findRoad({ profile, papers: sent, visit: facts ?? unknownVisit }) : undefined;
  const isAtVisit = facts !== undefined && takesPicturesAtVisit({ papers: sent, visit: facts });
  const left = facts && countLeft({ profile, papers: sent, visit: facts });
  return { papers, visit, road, isAtVisit, left };
}
