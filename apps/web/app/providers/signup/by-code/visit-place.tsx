import { Text } from "@mantine/core";
import texts from "../../../locales/en/code-signup.json";
import { useOffice, WhenSet } from "../../../shared/office/office.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

/** Where applicants come once to be verified. */
export function VisitPlace() {
  const { visit } = useMessages(texts);
  const { address } = useOffice();
  return (
    <WhenSet name="address">
      <Text size="sm">
        {visit} {address}
      </Text>
    </WhenSet>
  );
}
