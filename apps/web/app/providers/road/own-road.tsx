import { listOwnPapers } from "@hunarmand/api/providers/papers";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { getOwnVisit } from "@hunarmand/api/providers/visits";
import { useRef, useState } from "react";
import providers from "../../locales/en/providers.json";
import visits from "../../locales/en/visits.json";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { DocumentUploads } from "../document-uploads.tsx";
import { useOwnCall } from "../use-own-call.ts";
import { OwnVisit } from "../visits/own-visit.tsx";
import { findRoad, hasDetails, takesPicturesAtVisit } from "./find-road.ts";
import { NextThing, nextThingId, places } from "./next-thing.tsx";
import { OwnDetails } from "./own-details.tsx";
import { OwnMore } from "./own-more.tsx";
import { Road } from "./road.tsx";
import { RoadFrame } from "./road-frame.tsx";
import { RoadPart } from "./road-part.tsx";

const unknownVisit = { isBooked: false, came: false };

interface OwnRoadProps {
  profile: ProviderProfile;
  reload: () => void;
}

/** The application's papers and visit, and where they are on the road: undefined until it is known. */
function useRoad(profile: ProviderProfile) {
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
  return { papers, visit, road, isAtVisit };
}

/** The road of an applicant: where they are, the one next thing, then all parts in their order, folded until they are next. A booked visit comes before the papers. */
export function OwnRoad({ profile, reload }: OwnRoadProps) {
  const { documents } = useMessages(providers);
  const { own } = useMessages(visits);
  const { papers, visit, road, isAtVisit } = useRoad(profile);
  const next = road?.next;
  const [isMoving, setMoving] = useState(false);
  // A step that was taken further down is answered at the top.
  const reloadVisit = () => {
    visit.reload();
    document.getElementById(nextThingId)?.scrollIntoView();
  };
  const papersPart = (
    <RoadPart
      key={places.papers}
      place={places.papers}
      title={documents.title}
      isNext={next === "papers" || next === "handIn"}
      // The visit needs the CNIC itself, not its pictures.
      isNeedless={next === "goThere"}
    >
      {papers.found || papers.failed ? (
        <DocumentUploads {...{ profile, isAtVisit, reload }} papers={papers.found} onSent={papers.reload} />
      ) : (
        <CardSkeletons />
      )}
    </RoadPart>
  );
  const visitPart = (
    <RoadPart
      key={places.visit}
      place={places.visit}
      title={own.title}
      isNext={next === "visit"}
      // The next thing says it all.
      isNeedless={next === "goThere" && !isMoving}
    >
      <OwnVisit own={{ ...visit, reload: reloadVisit }} moving={{ isMoving, setMoving }} />
    </RoadPart>
  );
  return (
    <>
      {road ? (
        <>
          <Road now={road.now} atVisit={isAtVisit ? "papers" : undefined} />
          <NextThing
            next={road.next}
            profile={profile}
            visitAt={visit.found?.visit?.startsAt}
            slots={visit.found?.slots ?? []}
            onBooked={reloadVisit}
            onMove={() => setMoving(true)}
            isAtVisit={isAtVisit}
            place={visit.found}
            usualDecisionDays={visit.found?.usualDecisionDays ?? null}
          />
        </>
      ) : (
        !papers.failed && !visit.failed && <RoadFrame />
      )}
      <OwnDetails profile={profile} reload={reload} />
      {next === "goThere" ? [visitPart, papersPart] : [papersPart, visitPart]}
      <OwnMore profile={profile} />
    </>
  );
}
