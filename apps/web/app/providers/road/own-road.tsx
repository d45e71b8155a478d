import "./road-parts.css";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import providers from "../../locales/en/providers.json";
import texts from "../../locales/en/road.json";
import visits from "../../locales/en/visits.json";
import { Road } from "../../shared/application/road.tsx";
import { useRoad } from "../../shared/application/use-road.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { DocumentUploads } from "../document-uploads.tsx";
import { OwnVisit } from "../visits/own-visit.tsx";
import { NextThing, nextThingId, places } from "./next-thing.tsx";
import { OwnDetails } from "./own-details.tsx";
import { OwnMore } from "./own-more.tsx";
import { RoadFrame } from "./road-frame.tsx";
import { RoadPart } from "./road-part.tsx";

export interface OwnRoadProps {
  profile: ProviderProfile;
  reload: () => void;
  /** Says whether the next thing shows the office's address. */
  onAddress: (isShown: boolean) => void;
}

/** The road of an applicant: where they are, the one next thing, then all parts in their order, folded until they are next. A booked visit comes before the papers. */
export function OwnRoad({ profile, reload, onAddress }: OwnRoadProps) {
  const { documents } = useMessages(providers);
  const { own } = useMessages(visits);
  const { papers, visit, road, isAtVisit, left } = useRoad(profile);
  const next = road?.next;
  useShown(next === "visit" || Boolean(road && visit.found?.visit), onAddress);
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
          {left !== undefined && next !== "handIn" && <Left count={left} />}
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

function Left({ count }: { count: number }) {
  const { left } = useMessages(texts);
  return <Text fw={600}>{left({ count })}</Text>;
}

/** Says whether something shows, and at the end that it no longer does. */
function useShown(isShown: boolean, say: (isShown: boolean) => void): void {
  useEffect(() => {
    say(isShown);
    return () => say(false);
  }, [isShown, say]);
}
