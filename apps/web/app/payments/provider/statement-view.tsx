import type { StatementLine } from "@hunarmand/api/payments/statement";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import texts from "../../locales/en/statement.json";
import { useMorePages } from "../../shared/calls/use-more-pages.ts";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { JobNumber } from "../../shared/lists/job-number.tsx";
import { PagedList } from "../../shared/lists/paged-list.tsx";
import { getJobTitle } from "../../shared/lists/work-title.ts";
import { ReceiptButton } from "../../shared/receipt/receipt-button.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { listComma } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { loadStatementPage, type StatementPage } from "./statement-pages.ts";
import { useStatementPdf } from "./use-statement-pdf.ts";

/** Balances, a link to the PDF, and every line, newest first. */
export function StatementView({ first }: { first: StatementPage }) {
  const statement = useMessages(texts);
  const { day } = useFormats();
  const { busy, download, print } = useStatementPdf(first);
  const pages = useMorePages(first, (cursor) => loadStatementPage(first, cursor));
  return (
    <Stack gap="lg">
      <Card>
        <Stack gap="md">
          <Balances first={first} />
          <Text>
            {day(first.from)} – {day(first.to)}
          </Text>
          <Group>
            <Button loading={busy} onClick={download}>
              {statement.download}
            </Button>
            <Button variant="default" loading={busy} onClick={print}>
              {statement.print}
            </Button>
          </Group>
        </Stack>
      </Card>
      <PagedList
        pages={pages}
        keyOf={({ id }) => String(id)}
        texts={statement}
        empty={
          <EmptyState drawing="wallet" text={statement.emptyText}>
            <Button component={Link} to="/requestedjobs" variant="default">
              {statement.emptyStep}
            </Button>
          </EmptyState>
        }
      >
        {(line) => <LineCard line={line} />}
      </PagedList>
    </Stack>
  );
}

/** One number leads: the balance at the end of the period. */
function Balances({ first: { openingBalance, closingBalance } }: { first: StatementPage }) {
  const statement = useMessages(texts);
  const { pkr } = useFormats();
  return (
    <section aria-labelledby="closing-balance">
      <Title order={2} size="h3" id="closing-balance">
        {statement.closing}
      </Title>
      <Text className="leading-amount">
        <span className="ltr">{pkr(closingBalance)}</span>
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {statement.balanceHints[closingBalance > 0 ? "plus" : closingBalance < 0 ? "minus" : "zero"]}
      </Text>
      <Facts facts={[{ label: statement.opening, value: <span className="ltr">{pkr(openingBalance)}</span> }]} />
    </section>
  );
}

function LineCard({ line: { date, kind, jobId, jobNumber, work, amount, balance } }: { line: StatementLine }) {
  const statement = useMessages(texts);
  const { when, pkr } = useFormats();
  return (
    <Card component="article" padding="md">
      <Group justify="space-between" wrap="nowrap" align="baseline">
        <Text fw={650}>{statement.kinds[kind]}</Text>
        <Text className="statement-amount" data-minus={amount < 0 || undefined}>
          <span className="ltr">{pkr(amount)}</span>
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        <time dateTime={date}>{when(date)}</time>
        {jobNumber && (
          <>
            {listComma()}
            {work ? getJobTitle(work) : statement.jobName} <JobNumber of={{ jobNumber }} />
          </>
        )}
      </Text>
      <Text size="sm">
        {statement.balanceAfter}: <span className="ltr">{pkr(balance)}</span>
      </Text>
      {kind === "job-value" && jobId && (
        <Group mt="xs">
          <ReceiptButton jobId={jobId} />
        </Group>
      )}
    </Card>
  );
}
