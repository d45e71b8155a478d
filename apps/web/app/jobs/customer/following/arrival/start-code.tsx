import { isAccepted } from "@hunarmand/api/jobs/steps";
import { Alert, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import jobArrival from "../../../../locales/en/job-arrival.json";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { Spoken } from "../../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { JobActionProps } from "../../followed-job.ts";

const CorrectPin = lazyPart(async () => (await import("../../../pin/correct-pin.tsx")).CorrectPin);

function Code({ code }: { code: string }) {
  const { text } = useMessages(jobArrival).customer;
  return (
    <>
      <p className="start-code ltr">{code}</p>
      <Spoken as="start-code">
        <Text c="dimmed">{text}</Text>
      </Spoken>
    </>
  );
}

/** They are there, and no position has proved it yet: the code may still be asked for (docs/product.md J21). */
function LateCode({ code }: { code: string }) {
  const { customer: texts } = useMessages(jobArrival);
  return (
    <details className="job-wrong">
      <summary>{texts.asked}</summary>
      <Code code={code} />
    </details>
  );
}

/**
 * The start code of four digits, large enough to read out. With the pin, when the handyman reports that they cannot
 * find the place.
 */
export function StartCode({ job, refresh }: JobActionProps) {
  const { customer: texts } = useMessages(jobArrival);
  const [isSettingPin, setSettingPin] = useState(false);
  const mayCorrect = job.nextSteps.includes("correctPin");
  // Who has named a price that was agreed on is there: nobody asks for the code any more.
  const startCode = job.priceStatus === "agreed" ? null : job.startCode;
  if (!startCode && !mayCorrect) return null;
  return (
    <Card>
      <Stack gap="sm">
        {startCode && !isAccepted(job) && <LateCode code={startCode} />}
        {startCode && isAccepted(job) && (
          <>
            <Title order={2} size="h3">
              {texts.title}
            </Title>
            <Code code={startCode} />
          </>
        )}
        {job.pinReportedAt && <Alert color="marigold">{texts.reported}</Alert>}
        {mayCorrect && (
          <Group>
            <Button variant={job.pinReportedAt ? "filled" : "default"} onClick={() => setSettingPin(true)}>
              {job.pinLocationLatitude === null ? texts.setPin : texts.changePin}
            </Button>
          </Group>
        )}
      </Stack>
      {isSettingPin && <CorrectPin job={job} onSaved={refresh} onClose={() => setSettingPin(false)} />}
    </Card>
  );
}
