import type { BoardHandyman, BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { isCompleted, isRequested } from "@hunarmand/api/jobs/steps";
import { Text } from "@mantine/core";
import { groupBy } from "es-toolkit/array";
import { useMemo } from "react";
import texts from "../../../locales/en/day-board.json";
import type { MapMarker } from "../../../shared/maps/map-marker.ts";
import { MarkerMap } from "../../../shared/maps/marker-map.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { type BoardOfDay, listFree } from "./place-jobs.ts";

interface BoardMapProps {
  board: BoardOfDay;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

const kindOf = (job: BoardJob): MapMarker["kind"] =>
  isRequested(job) ? "waiting" : isCompleted(job) ? "done" : "taken";

const toMarker = (job: BoardJob): MapMarker | undefined => {
  const { id, jobNumber, skill, area, pinLocationLatitude: latitude, pinLocationLongitude: longitude } = job;
  if (latitude === null || longitude === null) return undefined;
  const title = joinParts([jobNumber, getName(skill), getName(area)]);
  return { id, latitude, longitude, kind: kindOf(job), label: jobNumber, title, isChoosable: true };
};

/** Handymen at the same position share a marker. All without a position of their own have their area's. */
const gatherFree = (handymen: readonly BoardHandyman[]) =>
  Object.entries(
    groupBy(
      handymen.filter(({ position }) => position !== null),
      ({ position }) => `${position?.latitude} ${position?.longitude}`,
    ),
  ).flatMap(([place, people]) => {
    const [first] = people;
    return first?.position ? [{ place, people, first, position: first.position }] : [];
  });

const legend = ["waiting", "taken", "done", "free"] as const;

/** Jobs and free handymen on a map. Those without a position are listed below. */
export function BoardMap({ board, chosenId, onChoose }: BoardMapProps) {
  const { map } = useMessages(texts);
  const { jobs } = board;
  const markers = useMemo(() => {
    const free = gatherFree(listFree(board)).map(({ place, people, first, position }): MapMarker => {
      const others = people.length - 1;
      return {
        ...{ id: place, latitude: position.latitude, longitude: position.longitude, kind: "free", isChoosable: false },
        label: others === 0 ? first.name : map.others({ name: first.name, count: others }),
        title: joinParts(people.map(({ name, area }) => `${name} (${getName(area)})`)),
      };
    });
    return [...free, ...board.jobs.flatMap((job) => toMarker(job) ?? [])];
  }, [board, map]);
  const withoutPin = jobs.filter((job) => !toMarker(job)).map(({ jobNumber }) => jobNumber);
  return (
    <div className="board-map">
      <MarkerMap title={map.title} noTiles={map.noTiles} markers={markers} chosenId={chosenId} onChoose={onChoose} />
      <ul className="board-legend">
        {legend.map((kind) => (
          <li key={kind} data-kind={kind}>
            {map.legend[kind]}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {map.about}
      </Text>
      {withoutPin.length > 0 && (
        <Text size="sm" c="dimmed">
          {map.withoutPin({ jobs: joinParts(withoutPin) })}
        </Text>
      )}
    </div>
  );
}
