import type { CompletedJob } from "@hunarmand/api/jobs/job";
import { Box, Button, Text } from "@mantine/core";
import { Link, useRevalidator } from "react-router";
import jobCash from "../../locales/en/job-cash.json";
import waitingCalls from "../../locales/en/waiting-calls.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { useFailureNotice } from "../../shared/dialogs/use-failure-notice.ts";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { splitName } from "../../shared/phone-code/split-name.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { readMessage, sendOrWait } from "../../shared/waiting-calls/send-or-wait.ts";
import { complaintPath } from "../complaints/complaint-path.ts";

interface SaidCashProps {
  job: CompletedJob;
  /** In PKR. */
  amount: number;
}

/** The customer's word has settled the job: the handyman says that they got the cash, or complains that they did not. */
export function SaidCash({ job, amount }: SaidCashProps) {
  const { jobId, jobNumber: number, customerName, skill } = job;
  const texts = useMessages(jobCash);
  const { pkr } = useFormats();
  const { busy, run } = useBusy();
  const agree = useAgree(job, amount);
  const { firstName: customer = customerName } = splitName(customerName);
  return (
    <Box w="100%">
      <Text fw={600}>
        <WholeNames>{texts.said({ customer, amount: pkr(amount) })}</WholeNames>
      </Text>
      <div className="card-buttons">
        <Button loading={busy} onClick={() => void run(agree)}>
          {texts.gotIt}
        </Button>
        <Button
          component={Link}
          to={complaintPath(jobId, texts.notGotSubject({ work: getName(skill), number }))}
          variant="default"
        >
          {texts.notGot}
        </Button>
      </div>
    </Box>
  );
}

function useAgree({ jobId, jobNumber: name }: CompletedJob, amount: number) {
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
    await revalidate();
  };
}
