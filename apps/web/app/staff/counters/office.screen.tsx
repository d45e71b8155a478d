import { getDayFigures } from "@hunarmand/api/reports/day-figures";
import { dueKinds, listDue } from "@hunarmand/api/staff/inbox";
import { Stack, Title } from "@mantine/core";
import { useOutletContext } from "react-router";
import { mayCall } from "../../desk/desks.ts";
import type { Counting } from "../../desk/layout/use-counters.ts";
import { readChoice } from "../../desk/lists/read-choice.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import { InboxTour } from "../../desk/tour/inbox-tour.tsx";
import inbox from "../../locales/en/inbox.json";
import office from "../../locales/en/office.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { readSession, useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/office.screen";
import { CounterLine } from "./counter-line.tsx";

// Loaded on demand: it contains the calls of the decisions, and the counters show first.
const DueList = lazyPart(async () => (await import("./due-list.tsx")).DueList, { fallback: <CardSkeletons /> });

const TodayFigures = lazyPart(async () => (await import("./today-figures.tsx")).TodayFigures);

export function meta() {
  return pageMeta({ title: getMessages(office).inbox.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listDue);
  const kind = readChoice(new URL(request.url).searchParams.get("kind"), dueKinds);
  const hasFigures = mayCall(readSession()?.role ?? "", getDayFigures);
  return {
    kind,
    firstPage: startLoad(callPage(listDue, { query: { kind } })),
    figures: hasFigures ? startLoad(callApi(getDayFigures)) : undefined,
    parts: Promise.all([DueList.load(), hasFigures && TodayFigures.load()]),
  };
}

/**
 * The counters as links to their desks, and below them what is due. The frame fetches the counters, because its menu
 * shows them, too.
 */
export default function OfficeScreen({ loaderData: { kind, firstPage, figures } }: Route.ComponentProps) {
  const texts = useMessages(office);
  const { failed } = useMessages(inbox);
  const session = useSession();
  const counting = useOutletContext<Counting>();
  const isCounted = counting.counters !== undefined || counting.failed;
  return (
    <Stack gap="sm">
      <Title order={1}>{texts.inbox.title}</Title>
      <CounterLine {...counting} />
      {figures && <TodayFigures loading={figures} />}
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={failed}>
        {(first) => (
          <DueList key={kind} kind={kind} first={first}>
            {session && <InboxTour session={session} isCounted={isCounted} />}
          </DueList>
        )}
      </Loaded>
    </Stack>
  );
}
