import { Alert, Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** Why the office refused a proposal, with the link to appeal. */
export function ContractRefusal({ reason }: { reason: string | null }) {
  const { record } = useMessages(contracts);
  if (!reason) return null;
  return (
    <Alert color="red" variant="light" title={record.reason}>
      <Text dir="auto">{reason}</Text>
      <Anchor component={Link} to="/complains" className="tall-link">
        {record.appeal}
      </Anchor>
    </Alert>
  );
}
