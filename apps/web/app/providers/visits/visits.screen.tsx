import type { ReplyOf } from "@hunarmand/api/call";
import { paperKinds } from "@hunarmand/api/providers/papers";
import { type DeskVisit, listVisits, markVisitMissed } from "@hunarmand/api/providers/visits";
import { Anchor, Button, Group, Stack, TextInput, Title } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { desks, mayCall } from "../../desk/desks.ts";
import type { Column } from "../../desk/lists/column.ts";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { useSelection } from "../../desk/lists/selection/use-selection.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import office from "../../locales/en/office.json";
import texts from "../../locales/en/visits.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/visits.screen";
import { MissVisits } from "./miss-visits.tsx";
import { VisitDecision } from "./visit-decision.tsx";

export function meta() {
  return pageMeta({ title: getMessages(texts).desk.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listVisits);
  const day = new URL(request.url).searchParams.get("day") ?? undefined;
  return { loading: startLoad(callApi(listVisits, { query: { day } })) };
}

export default function VisitsScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const { desk } = useMessages(texts);
  return (
    <Stack gap="lg">
      <Title order={1}>{desk.title}</Title>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={desk.failed}>
        {(found) => <Day {...found} />}
      </Loaded>
    </Stack>
  );
}

const idOf = ({ id }: DeskVisit): string => id;
const canSelect = ({ nextSteps }: DeskVisit): boolean => nextSteps.includes("missed");

/** All visits of a day: the slots limit their number. */
function Day({ day, visits }: ReplyOf<typeof listVisits>) {
  const { desk } = useMessages(texts);
  const [, setSearch] = useSearchParams();
  const { busy, run } = useBusy();
  // The paper is loaded on the click.
  const print = async () => (await import("./print-visits.ts")).printVisits({ day, visits });
  const pages = { items: visits, hasMore: false, failed: false, showMore: async () => {} };
  const mayNote = mayCall(useSession()?.role ?? "", markVisitMissed);
  const { selection, selected, drop } = useSelection(visits, { idOf, nameOf: ({ name }) => name, canSelect });
  const listTexts = { ...desk, count: ({ count }: { count: number }) => desk.count({ count }) };
  return (
    <>
      <Group align="flex-end">
        <TextInput
          type="date"
          label={desk.day}
          value={day}
          onChange={({ currentTarget: { value } }) => value && setSearch({ day: value })}
        />
        <Button variant="default" loading={busy} onClick={() => void run(print)}>
          {desk.print}
        </Button>
      </Group>
      <MissVisits selected={selected} onDone={drop} />
      <DeskList
        pages={pages}
        texts={listTexts}
        keyOf={idOf}
        columns={useVisitColumns()}
        {...(mayNote ? { selection } : {})}
      />
    </>
  );
}

function useVisitColumns(): [Column<DeskVisit>, ...Column<DeskVisit>[]] {
  const { desk } = useMessages(texts);
  const { providers } = useMessages(office);
  const { time } = useFormats();
  const { columns } = desk;
  return [
    {
      label: columns.name,
      cell: ({ name, providerId }) => (
        <Anchor component={Link} to={`${desks.providers.path}/${providerId}`}>
          {name}
        </Anchor>
      ),
    },
    { id: "time", label: columns.time, cell: ({ startsAt }) => <span className="ltr">{time(startsAt)}</span> },
    { id: "phone", label: columns.phone, cell: ({ phoneNumber }) => <span className="ltr">{phoneNumber}</span> },
    { id: "papers", label: columns.papers, cell: ({ papers }) => desk.papers({ papers, all: paperKinds.length }) },
    {
      label: columns.application,
      cell: ({ providerStatus }) => <StatusBadge status={providerStatus} label={providers.statuses[providerStatus]} />,
    },
    { id: "visit", label: columns.visit, cell: ({ status }) => desk.statuses[status] },
    { id: "decision", label: columns.decision, isAction: true, cell: (visit) => <VisitDecision visit={visit} /> },
  ];
}
