import { Button, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import payments from "../../locales/en/payments.json";
import { JobNumber } from "../../shared/lists/job-number.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Payer } from "./load-payer.ts";

/** Above the form: which job is paid, whose work it was, when, and how much. Nothing without a job. */
export function PaidJob({ job, amount }: Pick<Payer, "job" | "amount">) {
  const { paidJob } = useMessages(payments);
  const { pkr, day } = useFormats();
  if (!job) return null;
  return (
    <Stack gap={0} mb="lg" component="section" aria-label={paidJob.title}>
      <Text c="dimmed" size="sm">
        {paidJob.title} · <JobNumber of={job} />
      </Text>
      <Text fw={650}>{getName(job.skill)}</Text>
      {job.completedDate && <Text>{paidJob.done({ name: job.name, day: day(job.completedDate) })}</Text>}
      {amount !== "" && (
        <Text size="xl" fw={700} className="ltr">
          {pkr(Number(amount))}
        </Text>
      )}
    </Stack>
  );
}

/** Below the form of a job, small: the other ways to pay it. */
export function OtherWays({ jobId, isCard = false }: Pick<Payer, "jobId"> & { isCard?: boolean }) {
  const { paidJob } = useMessages(payments);
  if (!jobId) return null;
  const path = isCard ? "/walletpayments" : "/creditcard";
  return (
    <Stack gap={0} mt="sm">
      <Button component={Link} to={`${path}?${new URLSearchParams({ jobId })}`} variant="subtle">
        {isCard ? paidJob.byWallet : paidJob.byCard}
      </Button>
      <Button component={Link} to={`/jobs/${jobId}`} variant="subtle">
        {paidJob.inCash}
      </Button>
    </Stack>
  );
}
