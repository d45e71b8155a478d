import { Alert, Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { useUsualSum } from "./use-usual-sum.ts";

/** What the typed crew usually costs, once number and time are known. A refused figure has no sum. */
export function UsualSum({ typed }: { typed: typeof emptyQuote }) {
  const { quoteForm } = useMessages(contracts);
  const findSum = useUsualSum();
  const { data: crew } = TypedCrew.safeParse(typed);
  const sum = crew && findSum(crew, toPakistanDay());
  if (!sum) return null;
  return (
    <Alert color="green" role="status" className="form-grid-wide">
      <Text component="span" fw={700}>
        <WholeNames>{quoteForm.usualSum(sum)}</WholeNames>
      </Text>{" "}
      <Text component="span">{quoteForm.exactPrice}</Text>
    </Alert>
  );
}
