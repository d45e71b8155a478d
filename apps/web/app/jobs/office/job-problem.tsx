import type { DeskJob } from "@hunarmand/api/jobs/office";
import { sendHandymanBack } from "@hunarmand/api/jobs/office-steps";
import { Alert, Anchor, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { desks } from "../../desk/desks.ts";
import problems from "../../locales/en/problems.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

const ReasonDialog = lazyPart(async () => (await import("../../desk/decisions/reason-dialog.tsx")).ReasonDialog);

/** The customer's report that the problem is back, and the follow-up visit. */
export function JobProblem({ job }: { job: DeskJob }) {
  const texts = useMessages(problems);
  const { office } = texts;
  const { day } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { problem, followUpJobId, followsJobId, canSendBack } = job;
  if (!problem && !followUpJobId && !followsJobId) return null;
  return (
    <Alert color="marigold">
      <Stack gap="xs" align="flex-start">
        {problem && <Text>{office.reported({ day: day(problem.reportedDate) })}</Text>}
        {problem?.words && <Text>{texts.quoted({ words: problem.words })}</Text>}
        {problem && <Text size="sm">{texts.reference({ reference: problem.reference })}</Text>}
        {followUpJobId && <JobLink id={followUpJobId} text={office.followUp} />}
        {followsJobId && <JobLink id={followsJobId} text={office.earlier} />}
        {canSendBack && !followUpJobId && <Button onClick={() => setOpen(true)}>{office.sendBack}</Button>}
      </Stack>
      {isOpen && <SendBack jobId={job.id} onClose={() => setOpen(false)} />}
    </Alert>
  );
}

const JobLink = ({ id, text }: { id: string; text: string }) => (
  <Anchor component={Link} to={`${desks.jobs.path}/${id}`} className="tall-link">
    {text}
  </Anchor>
);

function SendBack({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { office } = useMessages(problems);
  const { decide } = useDecision();
  return (
    <ReasonDialog
      title={office.sendBackTitle}
      text={office.sendBackText}
      submitLabel={office.sendBack}
      templates={office.reasons}
      onSave={(reason) => decide(() => callApi(sendHandymanBack, { params: { id: jobId }, body: { reason } }))}
      onClose={onClose}
    />
  );
}
