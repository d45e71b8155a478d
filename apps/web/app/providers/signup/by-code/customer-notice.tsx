import { Alert, Button, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import texts from "../../../locales/en/code-signup.json";
import { useMessages } from "../../../shared/texts/messages.ts";

/** The confirmed number belongs to a customer, and one number has one account. */
export function CustomerNotice({ onOther }: { onOther: () => void }) {
  const { customer } = useMessages(texts);
  return (
    <Alert color="marigold" title={customer.title}>
      <Stack align="flex-start" gap="sm">
        <Text>{customer.text}</Text>
        <Button onClick={onOther}>{customer.other}</Button>
        <Button component={Link} to="/home" variant="default">
          {customer.home}
        </Button>
      </Stack>
    </Alert>
  );
}
