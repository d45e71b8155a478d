import type { OfficeCounters } from "@hunarmand/api/staff/counters";
import { Alert, Button, Card, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Link, useOutletContext } from "react-router";
import { desks } from "../../desk/desks.ts";
import { type CounterName, counterNames, counterPlaces } from "../../desk/layout/counters.ts";
import type { Counting } from "../../desk/layout/use-counters.ts";
import office from "../../locales/en/office.json";
import shared from "../../locales/en/shared.json";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

export function meta() {
  return pageMeta({ title: getMessages(office).inbox.title });
}

/** Everything that waits, each a way to its desk. The frame counts, for its menu as well. */
export default function OfficeScreen() {
  const { inbox } = useMessages(office);
  const counting = useOutletContext<Counting>();
  return (
    <Stack gap="lg">
      <Title order={1}>{inbox.title}</Title>
      <Counters {...counting} />
    </Stack>
  );
}

function Counters({ counters, failed, recount }: Counting) {
  const { inbox } = useMessages(office);
  const { tryAgain } = useMessages(shared);
  if (!counters && failed) {
    return (
      <Alert color="red" variant="light" title={inbox.failed} role="alert">
        <Button variant="default" onClick={() => void recount()}>
          {tryAgain}
        </Button>
      </Alert>
    );
  }
  if (!counters) return <CardSkeletons />;
  const own = sortByCalls(counters);
  if (own.length === 0) return <Text>{inbox.nothing}</Text>;
  return (
    <SimpleGrid cols={{ base: 2, lg: 3 }} spacing={{ base: "sm", xs: "md" }}>
      {own.map((name) => (
        <CounterCard key={name} name={name} counters={counters} />
      ))}
    </SimpleGrid>
  );
}

/** What somebody has to do something about comes first. */
function sortByCalls(counters: OfficeCounters): CounterName[] {
  const calls = (name: CounterName) => Number(counterPlaces[name].calls && (counters[name] ?? 0) > 0);
  return counterNames.filter((name) => counters[name] !== undefined).sort((one, two) => calls(two) - calls(one));
}

function CounterCard({ name, counters }: { name: CounterName; counters: OfficeCounters }) {
  const { inbox, desks: names } = useMessages(office);
  const { number } = useFormats();
  const { desk, search, calls } = counterPlaces[name];
  const count = counters[name] ?? 0;
  return (
    <Card
      component={Link}
      to={`${desks[desk].path}${search}`}
      className="surface counter"
      data-waiting={(calls && count > 0) || undefined}
    >
      <span className="counter-number">{number(count)}</span>
      <Text>{inbox.counters[name]}</Text>
      <span className="counter-open">{inbox.open({ desk: names[desk] })}</span>
    </Card>
  );
}
