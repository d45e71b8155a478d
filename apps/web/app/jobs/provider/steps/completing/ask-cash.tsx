import type { Job } from "@hunarmand/api/jobs/job";
import { Box, Button, Group, Text } from "@mantine/core";
import { useId } from "react";
import jobs from "../../../../locales/en/jobs.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";

interface AskCashProps {
  job: Job;
  /** Undefined until the handyman has said it. They may complete the job without it. */
  isHere: boolean | undefined;
  onSay: (isHere: boolean) => void;
}

/** Asks whether the customer has paid the whole price in cash: the button of the completion then records it, too. */
export function AskCash({ job: { earning }, isHere, onSay }: AskCashProps) {
  const { cash } = useMessages(jobs).completion;
  const { pkr } = useFormats();
  const id = useId();
  const answers = [
    [true, cash.yes],
    [false, cash.no],
  ] as const;
  return (
    <Box my="sm" role="group" aria-labelledby={id}>
      <Text id={id} fw={600}>
        {cash.question({ amount: pkr(earning ?? 0) })}
      </Text>
      <Group grow gap="sm" mt="xs" preventGrowOverflow={false}>
        {answers.map(([answer, label]) => (
          <Button
            key={label}
            variant={isHere === answer ? "light" : "default"}
            aria-pressed={isHere === answer}
            onClick={() => onSay(answer)}
          >
            {isHere === answer ? `✓ ${label}` : label}
          </Button>
        ))}
      </Group>
      {isHere !== undefined && (
        <Text role="status" mt="xs">
          {isHere ? cash.recorded : cash.later}
        </Text>
      )}
    </Box>
  );
}
