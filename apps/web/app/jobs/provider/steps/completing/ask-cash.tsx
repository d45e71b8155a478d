import type { Job } from "@hunarmand/api/jobs/job";
import { Box, Button, Group, Text } from "@mantine/core";
import { type Ref, useId } from "react";
import jobs from "../../../../locales/en/jobs.json";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { type CashAnswer, readCash } from "./cash-answer.ts";

/** Loaded on demand: mostly the customer pays the price. */
const OtherAmount = lazyPart(async () => (await import("./other-amount.tsx")).OtherAmount);

interface AskCashProps {
  job: Job;
  /** Undefined until the handyman has said it. They may complete the job without it. */
  answer: CashAnswer | undefined;
  onSay: (answer: CashAnswer) => void;
  /** For the button of the completion, which leads to an unanswered question. */
  question: Ref<HTMLDivElement>;
  /** Whether that button has led here. */
  isAsked: boolean;
}

/** Whether the customer pays an agreed or open price that may be there in cash. */
export const isCashAsked = ({ earning, priceStatus }: Job): boolean =>
  earning !== null && earning > 0 && priceStatus !== "disputed";

/**
 * Asks how much the customer has paid in cash: the button of the completion then records it, too, and nothing asks again. The usual answer leads
 * until there is one.
 */
export function AskCash({ job: { earning }, answer, onSay, question, isAsked }: AskCashProps) {
  const { cash } = useMessages(jobs).completion;
  const { pkr } = useFormats();
  const id = useId();
  const isOther = typeof answer === "object";
  const isWanted = isAsked && answer === undefined;
  const isMissing = readCash(answer, earning) === undefined;
  const answers = [
    [answer === "all", cash.yes, "all"],
    [isOther, cash.other, isOther ? answer : { typed: "", amount: undefined }],
    [answer === "later", cash.no, "later"],
  ] as const;
  return (
    <Box
      ref={question}
      tabIndex={-1}
      my="sm"
      role="group"
      aria-labelledby={id}
      className={isWanted ? "cash-wanted" : undefined}
    >
      <Text id={id} fw={600}>
        {cash.question({ amount: pkr(earning ?? 0) })}
      </Text>
      <Group grow gap="sm" mt="xs" preventGrowOverflow={false}>
        {answers.map(([isSaid, label, says]) => (
          <Button
            key={label}
            px="xs"
            variant={isSaid ? "light" : answer === undefined && says === "all" ? "outline" : "default"}
            aria-pressed={isSaid}
            onClick={() => onSay(says)}
          >
            {isSaid ? `✓ ${label}` : label}
          </Button>
        ))}
      </Group>
      {isWanted && (
        <Text role="alert" mt="xs" fw={600} c="var(--mantine-color-error)">
          {cash.first}
        </Text>
      )}
      {isOther && <OtherAmount other={answer} onType={onSay} />}
      {answer !== undefined && !isMissing && (
        <Text role="status" mt="xs">
          {answer === "later" ? cash.later : cash.recorded}
        </Text>
      )}
    </Box>
  );
}
