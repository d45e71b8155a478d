import type { ReplyOf } from "@hunarmand/api/call";
import type { getDayBoard } from "@hunarmand/api/jobs/board/day-board";
import { isLate } from "@hunarmand/api/jobs/board/late";
import { createJob } from "@hunarmand/api/jobs/customer";
import { isRequested } from "@hunarmand/api/jobs/steps";
import type { LiveEvent } from "@hunarmand/api/notices/live-events";
import { Alert, Anchor, Button, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { desks, mayCall } from "../../../desk/desks.ts";
import { useNow } from "../../../desk/lists/ago.tsx";
import texts from "../../../locales/en/day-board.json";
import { LiveUpdates } from "../../../shared/calls/live-updates.tsx";
import { EmptyState } from "../../../shared/lists/empty-state.tsx";
import { useSession } from "../../../shared/person/session.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { BoardGrid } from "./board-grid.tsx";
import { BoardList } from "./board-list.tsx";
import { BoardMap } from "./board-map.tsx";
import { JobPanel } from "./job-panel.tsx";
import { listFree } from "./place-jobs.ts";
import { useChosenJob } from "./use-chosen-job.ts";
import { useLargeMap } from "./use-large-map.ts";

type Board = ReplyOf<typeof getDayBoard>;

const wideScreen = "(min-width: 62em)";

/** Offers are counted on the board, and a paused or suspended handyman leaves it. */
const isAboutBoard = ({ kind }: LiveEvent) => /^(?:job|offer|account)-/.test(kind);

/** Board and map of one day. A small screen shows a list, with the map folded. */
export function DayBoard({ board }: { board: Board }) {
  const words = useMessages(texts);
  // The office is never prerendered, so the first render may read the screen's width.
  const isWide = useMediaQuery(wideScreen, undefined, { getInitialValueInEffect: false });
  const { chosen, choose } = useChosenJob(board.jobs);
  const choice = { board, chosen, onChoose: choose };
  const { isLarge, toggle } = useLargeMap();
  const map = <BoardMap board={board} chosenId={chosen?.id} onChoose={choose} />;
  const isEmpty = board.jobs.length === 0;
  return (
    <>
      <LiveUpdates matters={isAboutBoard} text={words.changed} />
      <Notes board={board} />
      <div className="board" data-map={(isWide && isLarge) || undefined}>
        <div className="board-main">
          {isEmpty && <NoJobs isToday={board.isToday} />}
          {!isEmpty && !isWide && <BoardList {...choice} />}
          {!isEmpty && isWide && (isLarge ? map : <BoardGrid {...choice} />)}
        </div>
        {isWide ? (
          <div className="board-side">
            {chosen ? <JobPanel job={chosen} /> : !isEmpty && <ChooseHint />}
            {!isEmpty && (
              <Button variant="default" aria-pressed={isLarge} onClick={toggle}>
                {isLarge ? words.map.toBoard : words.map.enlarge}
              </Button>
            )}
            {(isEmpty || !isLarge) && map}
          </div>
        ) : (
          <FoldedMap>{map}</FoldedMap>
        )}
      </div>
    </>
  );
}

function Notes({ board }: { board: Board }) {
  const { count, lateCount, clashCount, freeCount, moreJobs, moreHandymen, toList } = useMessages(texts);
  const now = useNow();
  const { jobs, hasMoreJobs, hasMoreHandymen } = board;
  const waiting = jobs.filter(isRequested).length;
  const late = jobs.filter((job) => isLate(job, now)).length;
  const clashing = jobs.filter(({ clashes }) => clashes.length > 0).length;
  const sentences = [
    jobs.length > 0 && count({ jobs: jobs.length, waiting }),
    late > 0 && lateCount({ count: late }),
    clashing > 0 && clashCount({ count: clashing }),
    freeCount({ free: listFree(board).length }),
  ];
  return (
    <>
      <Text role="status" c="dimmed">
        {sentences.filter(Boolean).join(" ")}
      </Text>
      {hasMoreJobs && (
        <Alert color="marigold" variant="light" p="xs">
          {`${moreJobs({ count: jobs.length })} `}
          <Anchor component={Link} to={desks.jobs.path}>
            {toList}
          </Anchor>
        </Alert>
      )}
      {hasMoreHandymen && (
        <Text size="sm" c="dimmed">
          {moreHandymen}
        </Text>
      )}
    </>
  );
}

function ChooseHint() {
  const { panel } = useMessages(texts);
  return (
    <Text size="sm" c="dimmed" className="board-hint">
      {panel.none}
    </Text>
  );
}

/** An empty day offers one link: today to a new job, another day to today. */
function NoJobs({ isToday }: { isToday: boolean }) {
  const { emptyText, create, toToday } = useMessages(texts);
  const role = useSession()?.role ?? "";
  const [path, label] = isToday && mayCall(role, createJob) ? [`${desks.jobs.path}/new`, create] : ["?", toToday];
  return (
    <EmptyState drawing="done" text={emptyText}>
      <Button component={Link} to={path} variant="default">
        {label}
      </Button>
    </EmptyState>
  );
}

/** Rendered when opened: Leaflet measures its frame. */
function FoldedMap({ children }: { children: ReactNode }) {
  const { map } = useMessages(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="board-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{map.fold}</summary>
      {isOpen && children}
    </details>
  );
}
