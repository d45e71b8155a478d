import type { JobComplaint } from "@hunarmand/api/inquiries/job-complaints";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { Anchor, Card, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import callPromise from "../../locales/en/call-promise.json";
import problems from "../../locales/en/problems.json";
import { UrgentCall } from "../office/urgent-call.tsx";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";
import { ComplaintState } from "./complaint-state.tsx";
import { InDanger, isAboutSafety } from "./in-danger.tsx";
import { isAboutAbsence, NobodyCame } from "./nobody-came.tsx";

interface ComplaintsProps {
  /** `callBy`: until when the office calls about it. */
  complaints: readonly (JobComplaint & { callBy?: string | null })[];
}

/** A longer letter is on its own page. */
const linesMax = 3;

/** The list on a card of its own. */
export function ComplaintCard({ title, complaints }: ComplaintsProps & { title: string }) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      <ComplaintList complaints={complaints} />
    </Card>
  );
}

/** The reader's complaints with their state, by their subjects, each with a link to the full complaint. */
export function ComplaintList({ complaints }: ComplaintsProps) {
  const { complaints: texts, answer: answered, quoted } = useMessages(problems);
  const { by } = useMessages(callPromise);
  const { soonMoment } = useFormats();
  return (
    <Stack gap="sm">
      {complaints.map(({ reference, subject, status, createdDate, answer, callBy, message }) => (
        <div key={reference}>
          {isAboutSafety(message) && status !== inquiryStatus.resolved && <InDanger />}
          <Anchor component={Link} to={`/complains?${new URLSearchParams({ reference })}`} className="tall-link">
            {subject ? <bdi>{subject}</bdi> : texts.made({ reference, moment: soonMoment(createdDate) })}
          </Anchor>
          {subject && (
            <Text size="sm" c="dimmed">
              {texts.made({ reference, moment: soonMoment(createdDate) })}
            </Text>
          )}
          {message && <Text lineClamp={linesMax}>{quoted({ words: message })}</Text>}
          {isAboutAbsence(message) && status !== inquiryStatus.resolved && <NobodyCame />}
          <ComplaintState status={status} createdDate={createdDate} isCalled={Boolean(callBy)} />
          {callBy && (
            <>
              <Text>{by({ moment: soonMoment(callBy) })}</Text>
              <UrgentCall />
            </>
          )}
          {answer && <Text>{answered({ answer })}</Text>}
        </div>
      ))}
    </Stack>
  );
}
