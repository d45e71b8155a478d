import "@mantine/core/styles/Table.css";
import type { ReplyOf } from "@hunarmand/api/call";
import { getTrialBalance } from "@hunarmand/api/payments/office";
import { Alert, Stack, Table, Text, Title } from "@mantine/core";
import { requireDesk } from "../../desk/require-desk.ts";
import ledgerDesk from "../../locales/en/ledger-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/ledger.screen";

type TrialBalance = ReplyOf<typeof getTrialBalance>;

export function meta() {
  return pageMeta({ title: getMessages(ledgerDesk).title });
}

export function clientLoader() {
  requireDesk(getTrialBalance);
  return { balance: startLoad(callApi(getTrialBalance)) };
}

export default function LedgerScreen({ loaderData: { balance } }: Route.ComponentProps) {
  const texts = useMessages(ledgerDesk);
  return (
    <Stack gap="lg">
      <Title order={1}>{texts.title}</Title>
      <Text c="dimmed">{texts.text}</Text>
      <Loaded promise={balance} fallback={<CardSkeletons />} failed={texts.failed}>
        {(found) => <Balance {...found} />}
      </Loaded>
    </Stack>
  );
}

function Balance({ accounts, total }: TrialBalance) {
  const texts = useMessages(ledgerDesk);
  const { pkr } = useFormats();
  const { columns } = texts;
  return (
    <>
      <Alert color={total === 0 ? "green" : "red"} variant="light">
        {total === 0 ? texts.balanced : texts.unbalanced({ amount: pkr(total) })}
      </Alert>
      {/* Sums of millions are wider than a phone, and the keyboard must be able to scroll them. */}
      <Table.ScrollContainer minWidth={0} type="native" role="region" aria-label={texts.title} tabIndex={0}>
        <Table aria-label={texts.title} horizontalSpacing="xs" withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{columns.account}</Table.Th>
              <AmountHead label={columns.debit} />
              <AmountHead label={columns.credit} />
              <AmountHead label={columns.balance} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {accounts.map(({ account, debit, credit, balance }) => (
              <Table.Tr key={account}>
                <Table.Th scope="row">{texts.accounts[account]}</Table.Th>
                <Amounts amounts={[debit, credit, balance]} />
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{texts.total}</Table.Th>
              <Amounts amounts={[sum(accounts, "debit"), sum(accounts, "credit"), total]} />
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

const paisaPerPkr = 100;

/** Adds in paisa: sums of fractions are inexact. */
const sum = (accounts: TrialBalance["accounts"], side: "debit" | "credit"): number =>
  accounts.reduce((total, account) => total + Math.round(account[side] * paisaPerPkr), 0) / paisaPerPkr;

const AmountHead = ({ label }: { label: string }) => <Table.Th ta="end">{label}</Table.Th>;

function Amounts({ amounts: [debit, credit, balance] }: { amounts: [number, number, number] }) {
  const { pkr } = useFormats();
  return (
    <>
      <Table.Td ta="end">{pkr(debit)}</Table.Td>
      <Table.Td ta="end">{pkr(credit)}</Table.Td>
      <Table.Td ta="end">{pkr(balance)}</Table.Td>
    </>
  );
}
