import { Text } from "@mantine/core";
import contractMoney from "../../../locales/en/contract-money.json";
import { CallPromise } from "../../../shared/office/call-promise.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

/** Above a crew at work: what happens if one of them does not come, and until when the office would call. */
export function AbsentToday() {
  const { rule } = useMessages(contractMoney);
  return (
    <div>
      <Text>{rule}</Text>
      <CallPromise isAsking={false} />
    </div>
  );
}
