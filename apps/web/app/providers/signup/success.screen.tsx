import { Button, Card, List, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import providers from "../../locales/en/providers.json";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { OfficePlace } from "./office-place.tsx";

export function meta() {
  return pageMeta({ title: getMessages(providers).success.title });
}

export default function SuccessScreen() {
  const { success } = useMessages(providers);
  return (
    <div className="page">
      <Stack className="medium-page" gap="lg">
        <Title order={1}>{success.title}</Title>
        <Text size="lg">{success.text}</Text>
        <Button component={Link} to="/login">
          {success.login}
        </Button>
        <Text>{success.code}</Text>
        <Card>
          <Title order={2} size="h3">
            {success.bring}
          </Title>
          <List mt="sm">
            <List.Item>{success.papers.cnic}</List.Item>
            <List.Item>{success.papers.certificates}</List.Item>
          </List>
        </Card>
        <Card>
          <Title order={2} size="h3" mb="sm">
            {success.office}
          </Title>
          <OfficePlace />
        </Card>
      </Stack>
    </div>
  );
}
