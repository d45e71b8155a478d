import { Text } from "@mantine/core";
import contractMoney from "../../locales/en/contract-money.json";
import { CallExample } from "../../shared/office/call-promise.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

/** What is not paid: who does not come (docs/product.md X7), and a crew that is not complete, which its owner may end (X9). A crew at work says that elsewhere. */
export function PayRules({ hasIncomplete = true }: { hasIncomplete?: boolean }) {
  const { rule, incomplete } = useMessages(contractMoney);
  return (
    <div>
      <Text>{rule}</Text>
      <CallExample />
      {hasIncomplete && <Text mt="xs">{incomplete}</Text>}
    </div>
  );
}
