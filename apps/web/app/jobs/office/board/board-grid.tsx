import type { BoardHandyman, BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { type KeyboardEvent, useMemo } from "react";
import { focusRow } from "../../../desk/layout/office-keys.ts";
import { useNow } from "../../../desk/lists/ago.tsx";
import texts from "../../../locales/en/day-board.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { BoardJobBlock } from "./board-job.tsx";
import { useBoardDrag } from "./moving/use-board-drag.ts";
import { type BoardOfDay, type BoardRow, boardHours, momentOf, type PlacedJob, placeJobs } from "./place-jobs.ts";

const MoveJob = lazyPart(async () => (await import("./moving/move-job.tsx")).MoveJob);

interface BoardGridProps {
  board: BoardOfDay;
  chosen: BoardJob | undefined;
  onChoose: (id: string) => void;
}

/** What each block and cell of the board needs. */
interface Choice extends Pick<BoardGridProps, "chosen" | "onChoose"> {
  drag: Pick<ReturnType<typeof useBoardDrag>, "over" | "take">;
}

/** Where people read from right to left, the next hour is on the left. */
const steps = {
  ltr: { ArrowLeft: -1, ArrowRight: 1 },
  rtl: { ArrowLeft: 1, ArrowRight: -1 },
} as const;

/** Left and Right move between jobs, as Up and Down do at every desk. */
function goAside(event: KeyboardEvent): void {
  const step = steps[document.documentElement.dir === "rtl" ? "rtl" : "ltr"][event.key as keyof typeof steps.ltr];
  if (!step || !document.activeElement?.matches("[data-row]")) return;
  event.preventDefault();
  focusRow(step);
}

/** A row for each handyman and a column for each hour. Jobs without a handyman are first. */
export function BoardGrid({ board, ...chosen }: BoardGridProps) {
  const { table, handyman, atOnce: title } = useMessages(texts);
  const { hour } = useFormats();
  const { atOnce, rows } = useMemo(() => placeJobs(board), [board]);
  const { targets, dropped, close, ...drag } = useBoardDrag(board);
  const choice = { ...chosen, drag };
  const nowHour = Math.floor((useNow() - Date.parse(momentOf(board.day, 0))) / 3_600_000);
  return (
    <section className="board-scroller" aria-label={table} onKeyDown={goAside} {...targets}>
      <table className="board-grid">
        <thead>
          <tr>
            <th scope="col">{handyman}</th>
            {boardHours.map((each) => (
              <th key={each} scope="col" data-now={each === nowHour || undefined}>
                <span>{hour(momentOf(board.day, each))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {atOnce.length > 0 && (
            <tr className="board-strip">
              <th scope="row">{title}</th>
              <td colSpan={boardHours.length}>
                <div>
                  {atOnce.map((job) => (
                    <BoardJobBlock
                      key={job.id}
                      job={job}
                      isChosen={job.id === choice.chosen?.id}
                      onChoose={choice.onChoose}
                      onDrag={drag.take}
                    />
                  ))}
                </div>
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <Lanes key={row.handyman?.id ?? ""} row={row} isToday={board.isToday} nowHour={nowHour} {...choice} />
          ))}
        </tbody>
      </table>
      {dropped && <MoveJob key={dropped.job.id} dropped={dropped} board={board} onClose={close} />}
    </section>
  );
}

interface LanesProps extends Choice {
  row: BoardRow;
  isToday: boolean;
  nowHour: number;
}

function Lanes({ row: { handyman, lanes }, isToday, nowHour, ...choice }: LanesProps) {
  return lanes.map((lane, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a lane is identified only by its position
    <tr key={index} data-nobody={handyman === undefined || undefined} data-handyman={handyman?.id ?? ""}>
      {index === 0 && (
        <th scope="row" rowSpan={lanes.length}>
          {handyman ? <RowName handyman={handyman} isToday={isToday} /> : <Nobody />}
        </th>
      )}
      <LaneCells lane={lane} nowHour={nowHour} handymanId={handyman?.id ?? ""} {...choice} />
    </tr>
  ));
}

function Nobody() {
  return useMessages(texts).nobody;
}

/** Whether a handyman is at a job is known only for now. */
function RowName({ handyman, isToday }: { handyman: BoardHandyman; isToday: boolean }) {
  const { free, busy, away } = useMessages(texts);
  const { name, area, runningJob, isAvailable } = handyman;
  const now = runningJob ? busy({ job: runningJob.jobNumber }) : free;
  const state = isAvailable || runningJob ? isToday && now : away;
  const words = [state, getName(area)].filter(Boolean).join(" · ");
  return (
    <span className="board-name" title={joinParts([name, words])}>
      <span>{name}</span>
      <small data-free={(isToday && !runningJob && isAvailable) || undefined}>{words}</small>
    </span>
  );
}

interface LaneProps extends Choice {
  lane: readonly PlacedJob[];
  nowHour: number;
  handymanId: string;
}

function LaneCells({ lane, nowHour, handymanId, chosen, onChoose, drag: { over, take } }: LaneProps) {
  const covers = (hour: number) => (placed: PlacedJob) => placed.hour < hour && hour < placed.hour + placed.hours;
  const overHour = over?.handymanId === handymanId ? over.hour : undefined;
  return boardHours.map((hour) => {
    if (lane.some(covers(hour))) return null;
    const placed = lane.find((each) => each.hour === hour);
    const hours = placed?.hours ?? 1;
    const isOver = overHour !== undefined && hour <= overHour && overHour < hour + hours;
    return (
      <td
        key={hour}
        colSpan={hours}
        data-hour={hour}
        data-now={hour === nowHour || undefined}
        data-over={isOver || undefined}
      >
        {placed && (
          <BoardJobBlock job={placed.job} isChosen={placed.job.id === chosen?.id} onChoose={onChoose} onDrag={take} />
        )}
      </td>
    );
  });
}
