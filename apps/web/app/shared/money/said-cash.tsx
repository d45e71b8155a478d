import type { CompletedJob } from "@hunarmand/api/jobs/job";
import { Box, Button, Group, Text } from "@mantine/core";
import { Link, useRevalidator } from "react-router";
import jobCash from "../../locales/en/job-cash.json";
import waitingCalls from "../../locales/en/waiting-calls.json";
import { useBusy } from "../calls/use-busy.ts";
import { complaintPath } from "../complaints/complaint-path.ts";
import { showToast } from "../dialogs/toasts.tsx";
import { useFailureNotice } from "../dialogs/use-failure-notice.ts";
import { WholeNames } from "../lists/whole-names.tsx";
import { splitName } from "../phone-code/split-name.ts";
import { getMessages, useMessages } from "../texts/messages.ts";
import { getName } from "../texts/names.ts";
import { useFormats } from "../texts/use-formats.ts";
import { readMessage, sendOrWait } from "../waiting-calls/send-or-wait.ts";

type SaidJob = Pick<CompletedJob, "jobId" | "jobNumber" | "customerName" | "skill">;

interface SaidCashProps {
  job: SaidJob;
  /** In PKR. */
  amount: number;
  /** Whether its button leads the page. */
  isMain?: boolean;
  /** Called once the handyman's word is sent, or stored on the phone. */
  onSent?: () => void;
}

/** The customer's word has settled the job: the handyman says that they got the cash, or complains that they did not. */
export function SaidCash({ job, amount, isMain = true, onSent }: SaidCashProps) {
  const { jobId, jobNumber: number, customerName, skill } = job;
  const texts = useMessages(jobCash);
  const { pkr } = useFormats();
  const { busy, run } = useBusy();
  const agree = useAgree(job, amount, onSent);
  const { firstName: customer = customerName } = splitName(customerName);
  return (
    <Box w="100%">
      <Text fw={600}>
        <WholeNames>{texts.said({ customer, amount: pkr(amount) })}</WholeNames>
      </Text>
      <Group grow gap="sm" mt="xs" preventGrowOverflow={false}>
        <Button loading={busy} variant={isMain ? "filled" : "default"} onClick={() => void run(agree)}>
          {texts.gotIt}
        </Button>
        <Button
          component={Link}
          to={complaintPath(jobId, texts.notGotSubject({ work: getName(skill), number }))}
          variant="default"
        >
          {texts.notGot}
        </Button>
      </Group>
    </Box>
  );
}

function useAgree({ jobId, jobNumber: name }: SaidJob, amount: number, onSent?: () => void) {
  const { revalidate } = useRevalidator();
  const showFailure = useFailureNotice();
  return async () => {
    const { saved } = getMessages(waitingCalls);
    try {
      const sent = await sendOrWait({ kind: "cash", subject: jobId, name, values: { amount } });
      showToast(sent.isWaiting ? saved : readMessage(sent));
    } catch (error) {
      return showFailure(getMessages(jobCash).title, error);
    }
    onSent?.();
    await revalidate();
  };
}
