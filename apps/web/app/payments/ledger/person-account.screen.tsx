import type { AccountLine } from "@hunarmand/api/payments/ledger";
import { getPersonAccount } from "@hunarmand/api/payments/ledger";
import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { desks, mayCall } from "../../desk/desks.ts";
import type { Column } from "../../desk/lists/column.ts";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import ledgerDesk from "../../locales/en/ledger-desk.json";
import statement from "../../locales/en/statement.json";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { useMorePages } from "../../shared/calls/use-more-pages.ts";
import { Email } from "../../shared/lists/email.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { recentDays } from "../../shared/lists/recent-days.ts";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { StatementPeriod } from "../provider/statement-period.tsx";
import type { Route } from "./+types/person-account.screen";
import { type AccountPage, loadAccountPage } from "./account-pages.ts";
import { PrintedAccount } from "./printed-account.tsx";
import { useLedgerColumns } from "./use-ledger-columns.tsx";
import { usePrintedLines } from "./use-printed-lines.ts";

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(ledgerDesk).person.title });
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  requireDesk(getPersonAccount);
  const search = new URL(request.url).searchParams;
  const recent = recentDays();
  const query = { from: search.get("from") || recent.from, to: search.get("to") || recent.to };
  return { query, page: startLoad(loadAccountPage(params.id, query)) };
}

export default function PersonAccountScreen({ loaderData: { query, page }, params }: Route.ComponentProps) {
  const { person } = useMessages(ledgerDesk);
  return (
    <Stack gap="lg">
      <Anchor component={Link} to={desks.ledger.path} className="tall-link not-printed">
        {person.back}
      </Anchor>
      <div className="not-printed">
        <StatementPeriod query={query} />
      </div>
      <Loaded promise={page} fallback={<CardSkeletons />} failed={person.failed}>
        {(first) => <PersonAccount key={params.id} personId={params.id} first={first} />}
      </Loaded>
    </Stack>
  );
}

function PersonAccount({ personId, first }: { personId: string; first: AccountPage }) {
  const { person, lines } = useMessages(ledgerDesk);
  const pages = useMorePages(first, (cursor) => loadAccountPage(personId, first, { cursor }));
  const columns = useAccountColumns();
  const { printed, busy, print } = usePrintedLines(personId, first);
  const desk = first.role === "Customer" ? desks.customers : desks.providers;
  const mayOpenDesk = mayCall(useSession()?.role ?? "", desk);
  return (
    <>
      <Title order={1}>{person.heading({ name: first.name })}</Title>
      <AccountFacts account={first} />
      <Group className="not-printed">
        <Button loading={busy} onClick={print}>
          {person.print}
        </Button>
        {mayOpenDesk && (
          <Anchor component={Link} to={`${desk.path}/${personId}`} className="tall-link">
            {person.panel}
          </Anchor>
        )}
      </Group>
      <div className="not-printed">
        <DeskList pages={pages} texts={lines} keyOf={({ id }) => String(id)} columns={columns} />
      </div>
      {printed && <PrintedAccount lines={printed} />}
    </>
  );
}

function AccountFacts({ account }: { account: AccountPage }) {
  const { person } = useMessages(ledgerDesk);
  const { opening, closing, period } = useMessages(statement);
  const { pkr } = useFormats();
  const amount = (value: number) => <span className="ltr">{pkr(value)}</span>;
  const contact = (
    <>
      {account.phoneNumber && <div className="ltr long">{account.phoneNumber}</div>}
      {account.email && (
        <div>
          <Email address={account.email} className="ltr long" />
        </div>
      )}
    </>
  );
  return (
    <div>
      <Facts
        facts={[
          { label: person.roles[account.role], value: contact },
          { label: period, value: <Days {...account} /> },
          { label: opening, value: amount(account.openingBalance) },
          { label: closing, value: amount(account.closingBalance) },
        ]}
      />
      <Text c="dimmed" size="sm" mt="xs">
        {person.signText}
      </Text>
    </div>
  );
}

/** No line ends inside a day. */
function Days({ from, to }: Pick<AccountPage, "from" | "to">) {
  const { day } = useFormats();
  return (
    <>
      <span className="whole">{day(from)} –</span> <span className="whole">{day(to)}</span>
    </>
  );
}

/** The ledger's columns without the person, with the balance after each line. */
function useAccountColumns(): [Column<AccountLine>, ...Column<AccountLine>[]] {
  const { columns } = useMessages(ledgerDesk).lines;
  const { pkr } = useFormats();
  const [date, ...others] = useLedgerColumns<AccountLine>();
  const balance: Column<AccountLine> = {
    id: "balance",
    isFigure: true,
    label: columns.balance,
    cell: (line) => <span className="ltr">{pkr(line.balance)}</span>,
  };
  const own = others.filter(({ id }) => id !== "person");
  const afterCredit = own.findIndex(({ id }) => id === "credit") + 1;
  return [date, ...own.toSpliced(afterCredit, 0, balance)];
}
