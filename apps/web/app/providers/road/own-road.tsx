import { listOwnPapers } from "@hunarmand/api/providers/papers";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { getOwnVisit } from "@hunarmand/api/providers/visits";
import { useRef } from "react";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { DocumentUploads } from "../document-uploads.tsx";
import { useOwnCall } from "../use-own-call.ts";
import { OwnVisit } from "../visits/own-visit.tsx";
import { findRoad } from "./find-road.ts";
import { NextThing, places } from "./next-thing.tsx";
import { OwnDetails } from "./own-details.tsx";
import { OwnMore } from "./own-more.tsx";
import { Road } from "./road.tsx";

interface OwnRoadProps {
  profile: ProviderProfile;
  reload: () => void;
}

/** The road of an applicant: where they are, the one next thing, then all parts in their order. */
export function OwnRoad({ profile, reload }: OwnRoadProps) {
  // A new profile arrives after a decision, which may have changed the state of each paper.
  const rounds = useRef(0);
  const lastProfile = useRef(profile);
  if (lastProfile.current !== profile) {
    lastProfile.current = profile;
    rounds.current += 1;
  }
  const papers = useOwnCall(listOwnPapers, rounds.current);
  const visit = useOwnCall(getOwnVisit);
  const isBooked = Boolean(visit.found?.visit);
  const facts = papers.found && visit.found && { isBooked, came: visit.found.came };
  const road = facts && findRoad({ profile, papers: papers.found ?? [], visit: facts });
  return (
    <>
      {road && <Road now={road.now} />}
      {road && <NextThing next={road.next} profile={profile} visitAt={visit.found?.visit?.startsAt} />}
      <OwnDetails profile={profile} reload={reload} />
      <div id={places.papers} className="road-place">
        {papers.found || papers.failed ? (
          <DocumentUploads profile={profile} papers={papers.found} onSent={papers.reload} reload={reload} />
        ) : (
          <CardSkeletons />
        )}
      </div>
      <div id={places.visit} className="road-place">
        <OwnVisit own={visit} />
      </div>
      <OwnMore profile={profile} />
    </>
  );
}
