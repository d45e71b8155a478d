import type { BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { Title } from "@mantine/core";
import { groupBy } from "es-toolkit/array";
import { Fragment, useMemo } from "react";
import texts from "../../../locales/en/day-board.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { BoardJobBlock } from "./board-job.tsx";
import { JobPanel } from "./job-panel.tsx";
import { type BoardOfDay, hourOf, inOrder, momentOf, placeJobs } from "./place-jobs.ts";

interface BoardListProps {
  board: BoardOfDay;
  chosen: BoardJob | undefined;
  onChoose: (id: string) => void;
}

const dayHours = 24;
const isSoon = ({ scheduledFor }: BoardJob): boolean => scheduledFor === null;

/** The day on a small screen: urgent jobs first, then by their own hour, or the day of an earlier one. The selected job opens in its place. */
export function BoardList({ board, chosen, onChoose }: BoardListProps) {
  const { atOnce: title } = useMessages(texts);
  const { hour: sayHour, day: sayDay } = useFormats();
  const parts = useMemo(() => {
    const { atOnce, rows } = placeJobs(board);
    const placed = inOrder(rows.flatMap(({ lanes }) => lanes.flat().map(({ job }) => job)));
    // A handyman who has accepted a job that is wanted as soon as possible has agreed on no hour.
    const [soon, timed] = [placed.filter(isSoon), placed.filter((job) => !isSoon(job))];
    const nameOf = (job: BoardJob) => {
      const hour = hourOf(job, board.day);
      const isThatDay = hour >= 0 && hour < dayHours;
      return isThatDay ? sayHour(momentOf(board.day, hour)) : sayDay(momentOf(board.day, hour));
    };
    const byName = groupBy(timed, nameOf);
    return [
      { name: title, jobs: [...atOnce, ...soon] },
      ...Object.entries(byName).map(([name, jobs]) => ({ name, jobs })),
    ].filter(({ jobs }) => jobs.length > 0);
  }, [board, title, sayHour, sayDay]);
  return (
    <div className="board-list">
      {parts.map(({ name, jobs }) => (
        <section key={name}>
          <Title order={2} size="h3">
            {name}
          </Title>
          {jobs.map((job) => (
            <Fragment key={job.id}>
              <BoardJobBlock hasName job={job} isChosen={job.id === chosen?.id} onChoose={onChoose} />
              {job.id === chosen?.id && <JobPanel job={job} />}
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}
