import { Text } from "@mantine/core";
import contractMoney from "../../../locales/en/contract-money.json";
import ownCrew from "../../../locales/en/own-crew.json";
import { CallPromise } from "../../../shared/office/call-promise.tsx";
import { WhenSet } from "../../../shared/office/office.tsx";
import { OfficePhone } from "../../../shared/office/office-links.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

/** Above a crew at work: what happens if one of them does not come, and until when the office would call. */
export function AbsentToday() {
  const { rule } = useMessages(contractMoney);
  const { absent } = useMessages(ownCrew);
  return (
    <div>
      <Text>{rule}</Text>
      <CallPromise isAsking={false} />
      <WhenSet name="phone">
        <Text>
          {absent.closed} <OfficePhone className="tall-link" />
        </Text>
      </WhenSet>
    </div>
  );
}
