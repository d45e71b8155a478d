import type { CompletedJob } from "@hunarmand/api/jobs/job";
import type { JobWork } from "@hunarmand/api/payments/statement";
import { Box, Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import jobCash from "../../locales/en/job-cash.json";
import { complaintPath } from "../complaints/complaint-path.ts";
import { WholeNames } from "../lists/whole-names.tsx";
import { getJobTitle } from "../lists/work-title.ts";
import { splitName } from "../phone-code/split-name.ts";
import { Spoken } from "../spoken/spoken.tsx";
import { useMessages } from "../texts/messages.ts";
import { getName, joinParts } from "../texts/names.ts";
import { useFormats } from "../texts/use-formats.ts";
import { GotAll } from "./got-all.tsx";

/** The job, with its work where the question does not follow the name of the job. */
export type AskedJob = Pick<CompletedJob, "jobId" | "jobNumber" | "customerName"> & {
  skill?: string | undefined;
  work?: JobWork | null | undefined;
};

interface SaidCashProps {
  job: AskedJob;
  /** In PKR. */
  amount: number;
  /** Whether the customer has stated this amount. Otherwise it is the price. */
  isSaid?: boolean;
  /** Whether the job and the amount are named first: where no card of the job does it. */
  isNamed?: boolean;
  /** Whether its button leads the page. */
  isMain?: boolean;
  /** Called once the handyman's word is sent, or stored on the phone. */
  onSent?: () => void;
  /** The other answers. By default the complaint that they did not get it. */
  children?: ReactNode;
}

/** Asks the handyman about the cash of one job: one wording for each job. A tap says that they got the amount that it names. */
export function SaidCash(props: SaidCashProps) {
  const { job, amount, isSaid = true, isNamed = false, isMain = true, onSent, children } = props;
  const { customerName, jobNumber, work, skill } = job;
  const texts = useMessages(jobCash);
  const { pkr } = useFormats();
  const { firstName: customer = customerName } = splitName(customerName);
  const name = joinParts([work ? getJobTitle(work) : getName(skill ?? ""), jobNumber]);
  const question = texts.question({ customer, amount: pkr(amount) });
  return (
    <Box w="100%">
      {isNamed && (
        <Text fw={600}>
          <WholeNames>{texts.about({ amount: pkr(amount), job: name })}</WholeNames>
        </Text>
      )}
      <Question fw={isNamed ? 400 : 600} isSaid={isSaid}>
        {isSaid ? `${question} ${texts.said({ customer })}` : question}
      </Question>
      <Group grow gap="sm" mt="xs" preventGrowOverflow={false}>
        <GotAll job={job} amount={amount} text={texts.gotIt({ amount: pkr(amount) })} isMain={isMain} onSent={onSent} />
        {children ?? <NotGot job={job} />}
      </Group>
    </Box>
  );
}

/** Also read aloud, if nobody has stated an amount. */
function Question({ fw, isSaid, children }: { fw: number; isSaid: boolean; children: string }) {
  const text = (
    <Text fw={fw}>
      <WholeNames>{children}</WholeNames>
    </Text>
  );
  return isSaid ? text : <Spoken as="declare-cash">{text}</Spoken>;
}

/** The way to the office. */
function NotGot({ job: { jobId, jobNumber: number, skill } }: Pick<SaidCashProps, "job">) {
  const texts = useMessages(jobCash);
  const subject = texts.notGotSubject({ work: getName(skill ?? ""), number });
  return (
    <Button component={Link} to={complaintPath(jobId, subject)} variant="default">
      {texts.notGot}
    </Button>
  );
}
