import { Alert, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import jobArrival from "../../../../locales/en/job-arrival.json";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { Spoken } from "../../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { JobActionProps } from "../../followed-job.ts";

const CorrectPin = lazyPart(async () => (await import("../../../pin/correct-pin.tsx")).CorrectPin);

/**
 * The start code of four digits, large enough to read out. With the pin, when the handyman reports that they cannot
 * find the place.
 */
export function StartCode({ job, refresh }: JobActionProps) {
  const { customer: texts } = useMessages(jobArrival);
  const [isSettingPin, setSettingPin] = useState(false);
  const mayCorrect = job.nextSteps.includes("correctPin");
  if (!job.startCode && !mayCorrect) return null;
  return (
    <Card>
      <Stack gap="sm">
        {job.startCode && (
          <>
            <Title order={2} size="h3">
              {texts.title}
            </Title>
            <p className="start-code ltr">{job.startCode}</p>
            <Spoken as="start-code">
              <Text c="dimmed">{texts.text}</Text>
            </Spoken>
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
