import { getOfficeCounters, type OfficeCounters } from "@hunarmand/contract/office";
import { Card, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { office } from "../locales/en/office.ts";
import { callApi } from "../shared/call-api.ts";
import { Loaded, startLoad } from "../shared/loaded.tsx";
import { getMessages, useMessages } from "../shared/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { CardSkeletons } from "../shared/paged-list.tsx";
import { useSession } from "../shared/session.ts";
import { useFormats } from "../shared/use-formats.ts";
import type { Route } from "./+types/office.screen";
import { counterPlaces } from "./counters.ts";
import { desks, mayCall } from "./desks.ts";
import { requireDesk } from "./require-desk.ts";

export function meta() {
  return pageMeta({ title: getMessages(office).inbox.title });
}

export function clientLoader() {
  // Loaders run side by side: the frame's own guard would come too late for this call.
  requireDesk(getOfficeCounters);
  return { loading: startLoad(callApi(getOfficeCounters)) };
}

/** Everything that waits, each a way to its desk. */
export default function OfficeScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const { inbox } = useMessages(office);
  return (
    <Stack gap="lg">
      <Title order={1}>{inbox.title}</Title>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={inbox.failed}>
        {(counters) => <Counters counters={counters} />}
      </Loaded>
    </Stack>
  );
}

function Counters({ counters }: { counters: OfficeCounters }) {
  const { inbox, desks: names } = useMessages(office);
  const { number } = useFormats();
  const role = useSession()?.role ?? "";
  const own = (Object.keys(counterPlaces) as (keyof OfficeCounters)[]).filter((name) =>
    mayCall(role, desks[counterPlaces[name].desk]),
  );
  if (own.length === 0) return <Text>{inbox.nothing}</Text>;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }}>
      {own.map((name) => {
        const { desk, search } = counterPlaces[name];
        return (
          <Card
            key={name}
            component={Link}
            to={`${desks[desk].path}${search}`}
            className="surface counter"
            data-waiting={counters[name] > 0 || undefined}
          >
            <span className="counter-number">{number(counters[name])}</span>
            <Text>{inbox.counters[name]}</Text>
            <span className="counter-open">{inbox.open(names[desk])}</span>
          </Card>
        );
      })}
    </SimpleGrid>
  );
}
