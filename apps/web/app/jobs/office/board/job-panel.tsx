import type { BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { findDueTime, isLate } from "@hunarmand/api/jobs/board/late";
import { readJob } from "@hunarmand/api/jobs/office";
import { Button, Card, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { mayCall } from "../../../desk/desks.ts";
import { KeyHint } from "../../../desk/layout/key-hint.tsx";
import { formatAgo, useNow } from "../../../desk/lists/ago.tsx";
import { StatusBadge } from "../../../desk/lists/status-badge.tsx";
import texts from "../../../locales/en/day-board.json";
import { Facts } from "../../../shared/lists/facts.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useSession } from "../../../shared/person/session.ts";
import { useLanguage, useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { useClashWords } from "../clash-words.ts";
import { pathOf, useLateWords } from "./board-job.tsx";

const ProposeTime = lazyPart(async () => (await import("../../times/time-dialogs.tsx")).ProposeTime);
const AssignJob = lazyPart(async () => (await import("../assign-job.tsx")).AssignJob);

/** The selected job in a few lines, with its candidates. */
export function JobPanel({ job }: { job: BoardJob }) {
  const { panel, statuses } = useMessages(texts);
  const { moment } = useFormats();
  const language = useLanguage();
  const now = useNow();
  const lateWords = useLateTime(job);
  const clashing = useClashWords(job.clashes);
  const { jobNumber, skill, area, city, status, scheduledFor, createdDate, providerName, askedNow } = job;
  return (
    <Card component="section" aria-label={panel.title} className="board-panel">
      <Stack gap="xs">
        <div className="board-panel-name">
          <Text span fw={500}>
            <span className="ltr">{jobNumber}</span>
            {` ${getName(skill)}`}
          </Text>
          <StatusBadge status={status} label={statuses[status]} />
        </div>
        <Facts
          facts={[
            {
              label: panel.when,
              value: scheduledFor
                ? moment(scheduledFor)
                : panel.atOnce({ ago: formatAgo(createdDate, now, language) ?? moment(createdDate) }),
            },
            { label: panel.proposed, value: job.proposedTime && moment(job.proposedTime) },
            { label: panel.comes, value: job.comesAt && moment(job.comesAt) },
            { label: panel.late, value: lateWords },
            { label: panel.clash, value: clashing || undefined },
            { label: panel.where, value: joinParts([getName(area), getName(city)]) },
            { label: panel.who, value: providerName ?? panel.asked({ count: askedNow }) },
          ]}
        />
        <PanelActions key={job.id} job={job} />
      </Stack>
    </Card>
  );
}

/** Says since when the job is late, or the delay that its handyman has reported. */
function useLateTime(job: BoardJob): string | undefined {
  const { overdueSince } = useMessages(texts);
  const { moment } = useFormats();
  const lateWords = useLateWords(job);
  const now = useNow();
  const dueTime = findDueTime(job);
  if (dueTime === undefined || !isLate(job, now)) return lateWords;
  return overdueSince({ moment: moment(new Date(dueTime).toISOString()) });
}

function PanelActions({ job }: { job: BoardJob }) {
  const { panel } = useMessages(texts);
  const role = useSession()?.role ?? "";
  const [isAssigning, setAssigning] = useState(false);
  const [isProposing, setProposing] = useState(false);
  const { revalidate } = useRevalidator();
  const step = (["assign", "reassign"] as const).find((name) => job.nextSteps.includes(name));
  return (
    <div className="desk-buttons">
      {step && (
        <Button data-decision="assign" rightSection={<KeyHint name="A" />} onClick={() => setAssigning(true)}>
          {panel[step]}
        </Button>
      )}
      {job.nextSteps.includes("proposeTime") && (
        <Button variant="default" onClick={() => setProposing(true)}>
          {panel.propose}
        </Button>
      )}
      {mayCall(role, readJob) && (
        <Button component={Link} to={pathOf(job)} variant="default">
          {panel.open}
        </Button>
      )}
      {isAssigning && <AssignJob job={job} onClose={() => setAssigning(false)} />}
      {isProposing && (
        <ProposeTime
          jobId={job.id}
          jobNumber={job.jobNumber}
          refresh={revalidate}
          onClose={() => setProposing(false)}
        />
      )}
    </div>
  );
}
