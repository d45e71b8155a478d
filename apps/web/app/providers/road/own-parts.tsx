import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import providers from "../../locales/en/providers.json";
import texts from "../../locales/en/road.json";
import visits from "../../locales/en/visits.json";
import { hasDetails, hasNeededPapers, type NextThing } from "../../shared/application/find-road.ts";
import type { useRoad } from "../../shared/application/use-road.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useVisitMoment } from "../../shared/texts/use-visit-moment.ts";
import { DocumentUploads } from "../document-uploads.tsx";
import { type Moving, OwnVisit } from "../visits/own-visit.tsx";
import { places } from "./next-thing.tsx";
import { OwnDetails } from "./own-details.tsx";
import { RoadPart } from "./road-part.tsx";

interface OwnPartsProps extends Pick<ReturnType<typeof useRoad>, "papers" | "visit" | "isAtVisit"> {
  profile: ProviderProfile;
  reload: () => void;
  /** Undefined until it is known. */
  next: NextThing | undefined;
  moving: Moving;
}

/** The three things of an application by their numbers, each one line until it is next. What is typed first is in the card of the next thing. */
export function OwnParts({ profile, reload, next, papers, visit, isAtVisit, moving }: OwnPartsProps) {
  const { documents } = useMessages(providers);
  const { own } = useMessages(visits);
  const { details, states } = useMessages(texts);
  const sayMoment = useVisitMoment();
  const { found } = visit;
  const isDetailed = hasDetails(profile);
  const isBooked = Boolean(found?.visit);
  const isFirst = next === "details";
  return (
    <>
      {!isFirst && (
        <RoadPart place={places.details} number={1} title={details.title} isDone={isDetailed} isNext={false}>
          {isDetailed ? null : <OwnDetails profile={profile} reload={reload} />}
        </RoadPart>
      )}
      <RoadPart
        place={places.papers}
        number={2}
        title={documents.title}
        isDone={hasNeededPapers(papers.found ?? [])}
        says={isAtVisit ? states.atVisit : undefined}
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
      <RoadPart
        place={places.visit}
        number={3}
        title={own.title}
        isDone={found?.came === true}
        says={found?.visit ? sayMoment(found.visit.startsAt) : undefined}
        isNext={next === "visit"}
        // The next thing says it all.
        isNeedless={isBooked && (isFirst || next === "goThere") && !moving.isMoving}
      >
        <OwnVisit own={visit} moving={moving} />
      </RoadPart>
    </>
  );
}
