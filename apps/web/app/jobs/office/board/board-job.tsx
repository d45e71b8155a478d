import type { BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { isLate } from "@hunarmand/api/jobs/board/late";
import { Link } from "react-router";
import { desks } from "../../../desk/desks.ts";
import { useNow } from "../../../desk/lists/ago.tsx";
import texts from "../../../locales/en/day-board.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { timeOf } from "./place-jobs.ts";

interface ChoosableJob {
  job: BoardJob;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

export const pathOf = ({ id }: BoardJob) => `${desks.jobs.path}/${id}`;

/** Returns what is late about the job, as text. */
export function useLateWords(job: BoardJob): string | undefined {
  const { late, overdue } = useMessages(texts);
  const now = useNow();
  if (isLate(job, now)) return overdue;
  return job.lateMinutes === null ? undefined : late({ minutes: job.lateMinutes });
}

/** A job as a block of the board. Focus or a click selects it, Enter opens its page. */
export function BoardJobBlock({ job, isChosen, onChoose }: ChoosableJob) {
  const { statuses, clash } = useMessages(texts);
  const { time, moment } = useFormats();
  const lateWords = useLateWords(job);
  const { jobNumber, skill, area, status, clashes } = job;
  const clashWord = clashes.length > 0 ? clash : undefined;
  const at = timeOf(job);
  const mark = lateWords ?? clashWord ?? statuses[status];
  const words = [clashWord === mark ? undefined : clashWord, at && time(at), getName(skill), getName(area)]
    .filter(Boolean)
    .join(" · ");
  return (
    <Link
      to={pathOf(job)}
      className="board-job"
      data-row
      data-status={status}
      data-late={lateWords !== undefined || clashes.length > 0 || undefined}
      data-open={isChosen || undefined}
      aria-current={isChosen || undefined}
      title={joinParts([at && moment(at), getName(skill), getName(area), lateWords, clashWord])}
      onFocus={() => {
        if (!isChosen) onChoose(job.id);
      }}
      onClick={(event) => {
        // The keyboard, assistive technology and clicks for a new tab follow the link.
        if (event.detail === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(job.id);
      }}
    >
      <span className="board-job-name">
        <strong className="ltr">{jobNumber}</strong>
        <span>{mark}</span>
      </span>
      <span className="board-job-words">{words}</span>
    </Link>
  );
}
