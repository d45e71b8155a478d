import { type LedgerLine, ledgerKinds, listLedgerLines } from "@hunarmand/api/payments/ledger";
import { getLedgerMonths } from "@hunarmand/api/payments/months";
import { getTrialBalance, ledgerAccounts } from "@hunarmand/api/payments/office";
import { exportLedgerLines } from "@hunarmand/api/reports/exports";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import { DeskFilters } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import ledgerDesk from "../../locales/en/ledger-desk.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/ledger.screen";
import { MonthClosing } from "./month-closing.tsx";
import { TrialBalance } from "./trial-balance.tsx";
import { useLedgerColumns } from "./use-ledger-columns.tsx";

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(ledgerDesk).title });
}

function readQuery(params: URLSearchParams) {
  return {
    from: params.get("from") || undefined,
    to: params.get("to") || undefined,
    account: readChoice(params.get("account"), ledgerAccounts),
    kind: readChoice(params.get("kind"), ledgerKinds),
    entryId: params.get("entryId") || undefined,
  };
}
type Query = ReturnType<typeof readQuery>;

/** The sums are of all accounts, so they are shown without a filter by account, kind or entry, and for a whole period. */
const hasSums = ({ from, to, account, kind, entryId }: Query) =>
  (account ?? kind ?? entryId) === undefined && (from === undefined) === (to === undefined);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(getTrialBalance);
  const query = readQuery(new URL(request.url).searchParams);
  const { from, to } = query;
  return {
    query,
    months: startLoad(callApi(getLedgerMonths)),
    balance: hasSums(query) ? startLoad(callApi(getTrialBalance, { query: { from, to } })) : undefined,
    firstPage: startLoad(callPage(listLedgerLines, { query })),
  };
}

export default function LedgerScreen({ loaderData: { query, months, balance, firstPage } }: Route.ComponentProps) {
  const texts = useMessages(ledgerDesk);
  const { filters } = texts;
  return (
    <Stack gap="lg">
      <Title order={1}>{texts.title}</Title>
      <DeskFilters
        path={desks.ledger.path}
        days={[
          { name: "from", label: filters.from },
          { name: "to", label: filters.to },
        ]}
        filters={[
          {
            name: "account",
            label: filters.account,
            options: ledgerAccounts.map((value) => ({ value, label: texts.accounts[value] })),
          },
          {
            name: "kind",
            label: filters.kind,
            options: ledgerKinds.map((value) => ({ value, label: texts.kinds[value] })),
          },
        ]}
        download={() => callApi(exportLedgerLines, { query })}
      />
      {balance ? (
        <>
          <Text c="dimmed">{texts.text}</Text>
          <MonthClosing months={months} />
          <Loaded promise={balance} fallback={<CardSkeletons />} failed={texts.failed}>
            {(found) => <TrialBalance {...found} />}
          </Loaded>
          <Title order={2}>{texts.lines.title}</Title>
        </>
      ) : (
        <Anchor component={Link} to={desks.ledger.path} className="tall-link">
          {texts.allAccounts}
        </Anchor>
      )}
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={texts.lines.failed}>
        {(first) => <LineList query={query} first={first} />}
      </Loaded>
    </Stack>
  );
}

function LineList({ query, first }: { query: Query; first: Page<LedgerLine> }) {
  const { lines } = useMessages(ledgerDesk);
  const pages = useMorePages(first, (cursor) => callPage(listLedgerLines, { query: { ...query, cursor } }));
  const columns = useLedgerColumns<LedgerLine>();
  return <DeskList pages={pages} filters={query} texts={lines} keyOf={({ id }) => String(id)} columns={columns} />;
}
