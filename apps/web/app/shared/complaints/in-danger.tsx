import { Alert, Button, Stack, Text } from "@mantine/core";
import complaints from "../../locales/en/complaints.json";
import { useOffice, WhenSet } from "../office/office.tsx";
import { getMessages, useMessages } from "../texts/messages.ts";

/** The emergency number of the police in Pakistan. */
const policeNumber = "15";

/** Whether a complaint is about safety: it begins with the sentence that people tap, in their language or in English (docs/product.md I2). */
export const isAboutSafety = (words: string | undefined): boolean =>
  [getMessages(complaints), complaints.english].some((texts) => words?.startsWith(texts.usual.job.unsafe));

/** For who does not feel safe: an answer in writing comes too late, so the calls lead. */
export function InDanger() {
  const { danger } = useMessages(complaints);
  const { phone, phoneLink } = useOffice();
  return (
    <Alert color="red" title={danger.title}>
      <Stack gap="xs">
        <WhenSet name="phone">
          <Button component="a" href={phoneLink} fullWidth>
            {danger.office}&nbsp;<span className="ltr">{phone}</span>
          </Button>
        </WhenSet>
        <Button component="a" href={`tel:${policeNumber}`} color="red" fullWidth>
          {danger.police({ number: policeNumber })}
        </Button>
        <Text>{danger.now}</Text>
      </Stack>
    </Alert>
  );
}
