import { listOwnPapers } from "@hunarmand/api/providers/papers";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { getOwnVisit } from "@hunarmand/api/providers/visits";
import { Skeleton } from "@mantine/core";
import { useRef } from "react";
import providers from "../../locales/en/providers.json";
import visits from "../../locales/en/visits.json";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { DocumentUploads } from "../document-uploads.tsx";
import { useOwnCall } from "../use-own-call.ts";
import { OwnVisit } from "../visits/own-visit.tsx";
import { findRoad, takesPicturesAtVisit } from "./find-road.ts";
import { NextThing, places } from "./next-thing.tsx";
import { OwnDetails } from "./own-details.tsx";
import { OwnMore } from "./own-more.tsx";
import { Road } from "./road.tsx";
import { RoadPart } from "./road-part.tsx";

interface OwnRoadProps {
  profile: ProviderProfile;
  reload: () => void;
}

/** The road of an applicant: where they are, the one next thing, then all parts in their order, folded until they are next. */
export function OwnRoad({ profile, reload }: OwnRoadProps) {
  const { documents } = useMessages(providers);
  const { own } = useMessages(visits);
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
  const next = road?.next;
  const isAtVisit = facts !== undefined && takesPicturesAtVisit({ papers: papers.found ?? [], visit: facts });
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
            onBooked={visit.reload}
            isAtVisit={isAtVisit}
            usualDecisionDays={visit.found?.usualDecisionDays ?? null}
          />
        </>
      ) : (
        <RoadComing calls={[papers, visit]} />
      )}
      <OwnDetails profile={profile} reload={reload} />
      <RoadPart place={places.papers} title={documents.title} isNext={next === "papers" || next === "handIn"}>
        {papers.found || papers.failed ? (
          <DocumentUploads {...{ profile, isAtVisit, reload }} papers={papers.found} onSent={papers.reload} />
        ) : (
          <CardSkeletons />
        )}
      </RoadPart>
      <RoadPart place={places.visit} title={own.title} isNext={next === "visit"}>
        <OwnVisit own={visit} />
      </RoadPart>
      <OwnMore profile={profile} />
    </>
  );
}

/** The room of the road and of the next thing, so that nothing below moves under the thumb when they are known. */
function RoadComing({ calls }: { calls: readonly { failed: boolean }[] }) {
  if (calls.some(({ failed }) => failed)) return null;
  return (
    <>
      <Skeleton height="6rem" radius="md" />
      <Skeleton height="13rem" radius="md" />
    </>
  );
}
