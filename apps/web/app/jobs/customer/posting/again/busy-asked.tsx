import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import askFirst from "../../../../locales/en/ask-first.json";
import { useClockTime } from "../../../../shared/texts/clock-time.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { type JobDraft, typeTime } from "../job-draft.ts";
import type { FormerHandyman } from "../kept-draft.ts";

export interface AskingWays {
  change: (values: Partial<JobDraft>) => void;
  changeFormer: (former: FormerHandyman) => void;
}

interface BusyAskedProps extends AskingWays {
  former: FormerHandyman;
  draft: JobDraft;
}

/** Who wants somebody at once chooses before posting: this handyman once they are free again, or everybody now (docs/product.md J25). */
export function BusyAsked({ former, draft, change, changeFormer }: BusyAskedProps) {
  const { until, then, everybody } = useMessages(askFirst).busy;
  const clockTime = useClockTime();
  const [now] = useState(Date.now);
  const { name, freeAgain } = former;
  if (!freeAgain || draft.time !== "soon" || Date.parse(freeAgain) <= now) return null;
  const time = clockTime(freeAgain);
  return (
    <Alert color="marigold" mb="md" role="status">
      <Stack gap="xs">
        <Text fw={700}>{until({ name, time })}</Text>
        <Button
          fullWidth
          variant="default"
          px="xs"
          onClick={() => change({ time: "later", scheduledAt: typeTime(new Date(freeAgain)) })}
        >
          {then({ name, time })}
        </Button>
        <Button fullWidth variant="default" px="xs" onClick={() => changeFormer({ ...former, isAsked: false })}>
          {everybody}
        </Button>
      </Stack>
    </Alert>
  );
}
