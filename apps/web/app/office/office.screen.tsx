import { getOfficeCounters, type OfficeCounters } from "@hunarmand/contract/office";
import { Card, SimpleGrid, Text, Title } from "@mantine/core";
import { office } from "../locales/en/office.ts";
import { callApi } from "../shared/call-api.ts";
import { getMessages, useMessages } from "../shared/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import type { Route } from "./+types/office.screen";

export function meta() {
  return pageMeta({ title: getMessages(office).inbox.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return callApi(getOfficeCounters, { signal: request.signal });
}

export default function OfficeScreen({ loaderData }: Route.ComponentProps) {
  const { inbox } = useMessages(office);
  const names = Object.keys(inbox.counters) as (keyof OfficeCounters)[];
  return (
    <div className="page">
      <Title order={1}>{inbox.title}</Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} mt="lg">
        {names.map((name) => (
          <Card key={name}>
            <Text size="xl" fw={700}>
              {loaderData[name]}
            </Text>
            <Text>{inbox.counters[name]}</Text>
          </Card>
        ))}
      </SimpleGrid>
    </div>
  );
}
