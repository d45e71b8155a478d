import "./due-list.css";
import { counterMaxima, type OfficeCounters } from "@hunarmand/api/staff/counters";
import { Alert, Button, Text } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import { type CounterName, counterNames, counterPlaces, showUpTo } from "../../desk/layout/counters.ts";
import type { Counting } from "../../desk/layout/use-counters.ts";
import office from "../../locales/en/office.json";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { listComma } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** The counters as links to their desks in one line. Those that are zero are named in a line below. */
export function CounterLine({ counters, failed, recount }: Counting) {
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
  if (!counters) return null;
  const own = counterNames.filter((name) => counters[name] !== undefined);
  if (own.length === 0) return <Text>{inbox.nothing}</Text>;
  const [some, none] = [own.filter((name) => counters[name]), own.filter((name) => !counters[name])];
  return (
    <>
      {some.length > 0 && (
        <ul className="counter-line">
          {sortByActions(some).map((name) => (
            <li key={name}>
              <CounterChip name={name} counters={counters} />
            </li>
          ))}
        </ul>
      )}
      {none.length > 0 && <QuietLine names={none} />}
    </>
  );
}

/** Sorts counters that need an action first. */
const sortByActions = (names: readonly CounterName[]) =>
  names.toSorted((one, two) => Number(counterPlaces[two].needsAction) - Number(counterPlaces[one].needsAction));

function CounterChip({ name, counters }: { name: CounterName; counters: OfficeCounters }) {
  const { inbox } = useMessages(office);
  const { number } = useFormats();
  const { desk, search, needsAction } = counterPlaces[name];
  return (
    <Link to={`${desks[desk].path}${search}`} className="counter-chip" data-waiting={needsAction || undefined}>
      <span>{inbox.counters[name]}</span>
      <span className="counter-number">{showUpTo(counterMaxima[name], counters[name] ?? 0, number)}</span>
    </Link>
  );
}

function QuietLine({ names }: { names: readonly CounterName[] }) {
  const { inbox } = useMessages(office);
  return (
    <Text size="sm" c="dimmed" maw="46rem">
      {inbox.quiet({ names: names.map((name) => inbox.counters[name]).join(listComma()) })}
    </Text>
  );
}
