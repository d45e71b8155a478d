import { Stack, Text } from "@mantine/core";
import customers from "../../../../locales/en/customers.json";
import jobCare from "../../../../locales/en/job-care.json";
import { ClosedOffice } from "../../../../shared/office/closed-office.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { AnswerOfJob } from "../../answer-time.tsx";
import { type FollowedJob, findAsk } from "../../followed-job.ts";
import { UsualPrice } from "../price/usual-price.tsx";

/** What few who wait need, by a tap: how soon somebody usually accepts, what they then see, the usual price, and the rule of cancelling. */
export function MoreOfWait({ job }: { job: FollowedJob }) {
  const { job: texts, post } = useMessages(customers);
  const { asking, askedFirst } = useMessages(jobCare);
  return (
    <Stack gap="xs">
      {findAsk(job)?.kind === "asked-first" && <Text>{askedFirst}</Text>}
      {job.isOffered && (
        <>
          <AnswerOfJob skill={job.skill} city={job.city} />
          <Text>{texts.waiting}</Text>
          <Text>{asking.next.see}</Text>
        </>
      )}
      <UsualPrice job={job} />
      <Text>{post.rule}</Text>
      <ClosedOffice />
    </Stack>
  );
}
