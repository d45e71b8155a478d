import { Button, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import company from "../locales/en/company.json";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";

export function meta() {
  return pageMeta({ title: getMessages(company).subscription.title });
}

/** A path that the spec reserves. */
export default function SubscriptionScreen() {
  const { subscription } = useMessages(company);
  return (
    <div className="page">
      <Stack className="narrow-page" align="flex-start">
        <Title order={1}>{subscription.title}</Title>
        <Text>{subscription.text}</Text>
        <Button component={Link} to="/home" variant="default">
          {subscription.home}
        </Button>
      </Stack>
    </div>
  );
}
