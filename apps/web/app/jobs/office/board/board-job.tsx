import type { BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { isLate } from "@hunarmand/api/jobs/board/late";
import type { JobStep } from "@hunarmand/api/jobs/steps";
import { Link } from "react-router";
import { desks } from "../../../desk/desks.ts";
import { formatAgo, useNow } from "../../../desk/lists/ago.tsx";
import texts from "../../../locales/en/day-board.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { useLanguage, useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { timeOf } from "./place-jobs.ts";

interface ChoosableJob {
  job: BoardJob;
  isChosen: boolean;
  onChoose: (id: string) => void;
  /** Set where the row does not already name the handyman. */
  hasName?: boolean;
  /** Set where jobs can be dragged. */
  onDrag?: ((job: BoardJob) => void) | undefined;
}

/** The steps that a drop can take. */
const dropSteps = ["assign", "reassign", "change", "proposeTime"] as const satisfies readonly JobStep[];
const canMove = ({ nextSteps }: BoardJob): boolean => dropSteps.some((step) => nextSteps.includes(step));

/**
 * Returns the wished time or the one that the handyman said, or how long ago a job was posted that is wanted as soon as possible.
 */
function useTimeWords({ scheduledFor, comesAt, createdDate }: BoardJob): string {
  const { time, day } = useFormats();
  const language = useLanguage();
  const now = useNow();
  const known = scheduledFor ?? comesAt;
  return known ? time(known) : (formatAgo(createdDate, now, language) ?? day(createdDate));
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
export function BoardJobBlock({ job, isChosen, onChoose, hasName = false, onDrag }: ChoosableJob) {
  const { statuses, clash } = useMessages(texts);
  const { moment } = useFormats();
  const timeWords = useTimeWords(job);
  const lateWords = useLateWords(job);
  const { jobNumber, skill, area, status, clashes } = job;
  const clashWord = clashes.length > 0 ? clash : undefined;
  const at = timeOf(job);
  const mark = lateWords ?? clashWord ?? statuses[status];
  const name = hasName && job.providerName;
  const words = [clashWord === mark ? undefined : clashWord, timeWords, name, getName(skill), getName(area)]
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
      draggable={onDrag !== undefined && canMove(job)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", jobNumber);
        onDrag?.(job);
      }}
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
      <span className="board-job-words">
        <WholeNames>{words}</WholeNames>
      </span>
    </Link>
  );
}
