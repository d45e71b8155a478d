import { Button, Card, Group, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import providers from "../../locales/en/providers.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** A link for customers, because this form is only for handymen. */
export function NeedWork() {
  const { needWork } = useMessages(providers).signup;
  return (
    <Card component="aside" aria-labelledby="need-work" mb="xl">
      <Group justify="space-between" gap="md">
        <div>
          <Title order={2} size="h4" id="need-work">
            {needWork.title}
          </Title>
          <Text c="dimmed">{needWork.text}</Text>
        </div>
        <Group gap="sm">
          <Button component={Link} to="/jobs/new">
            {needWork.post}
          </Button>
          <Button component={Link} to="/phonelogin" variant="default">
            {needWork.phone}
          </Button>
        </Group>
      </Group>
    </Card>
  );
}
