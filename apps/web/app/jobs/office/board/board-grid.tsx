import type { BoardHandyman, BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { type KeyboardEvent, useMemo } from "react";
import { focusRow } from "../../../desk/layout/office-keys.ts";
import { useNow } from "../../../desk/lists/ago.tsx";
import texts from "../../../locales/en/day-board.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { BoardJobBlock } from "./board-job.tsx";
import { type BoardOfDay, type BoardRow, boardHours, momentOf, type PlacedJob, placeJobs } from "./place-jobs.ts";

interface BoardGridProps {
  board: BoardOfDay;
  chosen: BoardJob | undefined;
  onChoose: (id: string) => void;
}

type Choice = Pick<BoardGridProps, "chosen" | "onChoose">;

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
export function BoardGrid({ board, ...choice }: BoardGridProps) {
  const { table, handyman, atOnce: title } = useMessages(texts);
  const { hour } = useFormats();
  const { atOnce, rows } = useMemo(() => placeJobs(board), [board]);
  const nowHour = Math.floor((useNow() - Date.parse(momentOf(board.day, 0))) / 3_600_000);
  return (
    <section className="board-scroller" aria-label={table} onKeyDown={goAside}>
      <table className="board-grid">
        <thead>
          <tr>
            <th scope="col">{handyman}</th>
            {boardHours.map((each) => (
              <th key={each} scope="col" data-now={each === nowHour || undefined}>
                {hour(momentOf(board.day, each))}
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
    <tr key={index} data-nobody={handyman === undefined || undefined}>
      {index === 0 && (
        <th scope="row" rowSpan={lanes.length}>
          {handyman ? <RowName handyman={handyman} isToday={isToday} /> : <Nobody />}
        </th>
      )}
      <LaneCells lane={lane} nowHour={nowHour} {...choice} />
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

function LaneCells({ lane, nowHour, chosen, onChoose }: Choice & { lane: readonly PlacedJob[]; nowHour: number }) {
  const covers = (hour: number) => (placed: PlacedJob) => placed.hour < hour && hour < placed.hour + placed.hours;
  return boardHours.map((hour) => {
    if (lane.some(covers(hour))) return null;
    const placed = lane.find((each) => each.hour === hour);
    return (
      <td key={hour} colSpan={placed?.hours ?? 1} data-now={hour === nowHour || undefined}>
        {placed && <BoardJobBlock job={placed.job} isChosen={placed.job.id === chosen?.id} onChoose={onChoose} />}
      </td>
    );
  });
}
