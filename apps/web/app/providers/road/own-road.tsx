import "./road-parts.css";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import texts from "../../locales/en/road.json";
import { hasOneSide } from "../../shared/application/find-road.ts";
import { Road } from "../../shared/application/road.tsx";
import { useRoad } from "../../shared/application/use-road.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { NextThing, nextThingId, places } from "./next-thing.tsx";
import { OwnDetails } from "./own-details.tsx";
import { OwnMore } from "./own-more.tsx";
import { OwnParts } from "./own-parts.tsx";
import { RoadFrame } from "./road-frame.tsx";

export interface OwnRoadProps {
  profile: ProviderProfile;
  reload: () => void;
  /** Says whether the next thing shows the office's address. */
  onAddress: (isShown: boolean) => void;
}

/** The road of an applicant: where they are, the one next thing, then all things by their numbers. */
export function OwnRoad({ profile, reload, onAddress }: OwnRoadProps) {
  const { papers, visit, road, isAtVisit, left } = useRoad(profile);
  const next = road?.next;
  useShown(next === "visit" || Boolean(road && visit.found?.visit), onAddress);
  const [isMoving, setMoving] = useState(false);
  // A step that was taken further down is answered at the top.
  const reloadVisit = () => {
    visit.reload();
    document.getElementById(nextThingId)?.scrollIntoView();
  };
  return (
    <>
      {road ? (
        <>
          {left !== undefined && next !== "handIn" && next !== "goThere" && <Left count={left} />}
          <Road now={road.now} atVisit={isAtVisit ? "papers" : undefined} />
          <NextThing
            next={road.next}
            profile={profile}
            visitAt={visit.found?.visit?.startsAt}
            slots={visit.found?.slots ?? []}
            onBooked={reloadVisit}
            onMove={() => setMoving(true)}
            isAtVisit={isAtVisit}
            hasOneSide={hasOneSide(papers.found ?? [])}
            place={visit.found}
            usualDecisionDays={visit.found?.usualDecisionDays ?? null}
          >
            {next === "details" && (
              <div id={places.details}>
                <OwnDetails profile={profile} reload={reload} />
              </div>
            )}
          </NextThing>
        </>
      ) : (
        !papers.failed && !visit.failed && <RoadFrame />
      )}
      <OwnParts
        {...{ profile, reload, papers, next, isAtVisit }}
        visit={{ ...visit, reload: reloadVisit }}
        moving={{ isMoving, setMoving }}
      />
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
