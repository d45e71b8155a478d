import type { BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { Title } from "@mantine/core";
import { Fragment, useMemo } from "react";
import texts from "../../../locales/en/day-board.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { BoardJobBlock } from "./board-job.tsx";
import { JobPanel } from "./job-panel.tsx";
import { type BoardOfDay, boardHours, hourOf, inOrder, momentOf, placeJobs } from "./place-jobs.ts";

interface BoardListProps {
  board: BoardOfDay;
  chosen: BoardJob | undefined;
  onChoose: (id: string) => void;
}

/** The day on a small screen: urgent jobs first, then by hour. The selected job opens in its place. */
export function BoardList({ board, chosen, onChoose }: BoardListProps) {
  const { atOnce: title } = useMessages(texts);
  const { hour: sayHour } = useFormats();
  const parts = useMemo(() => {
    const { atOnce, rows } = placeJobs(board);
    const timed = inOrder(rows.flatMap(({ lanes }) => lanes.flat().map(({ job }) => job)));
    const hours = boardHours.map((hour) => ({
      name: sayHour(momentOf(board.day, hour)),
      jobs: timed.filter((job) => hourOf(job, board.day) === hour),
    }));
    return [{ name: title, jobs: atOnce }, ...hours].filter(({ jobs }) => jobs.length > 0);
  }, [board, title, sayHour]);
  return (
    <div className="board-list">
      {parts.map(({ name, jobs }) => (
        <section key={name}>
          <Title order={2} size="h3">
            {name}
          </Title>
          {jobs.map((job) => (
            <Fragment key={job.id}>
              <BoardJobBlock job={job} isChosen={job.id === chosen?.id} onChoose={onChoose} />
              {job.id === chosen?.id && <JobPanel job={job} />}
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}
