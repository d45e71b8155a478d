import "@mantine/core/styles/Table.css";
import "../../shared/lists/lists.css";
import "./trial-balance.css";
import type { ReplyOf } from "@hunarmand/api/call";
import type { getTrialBalance } from "@hunarmand/api/payments/office";
import { Alert, Anchor, Table } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { desks } from "../../desk/desks.ts";
import ledgerDesk from "../../locales/en/ledger-desk.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

type Balances = ReplyOf<typeof getTrialBalance>;

/** The sums of all accounts. Each account leads to its lines of the same period. */
export function TrialBalance({ accounts, total }: Balances) {
  const texts = useMessages(ledgerDesk);
  const { pkr } = useFormats();
  const [current] = useSearchParams();
  const { columns } = texts;
  const linesOf = (account: string) =>
    `${desks.ledger.path}?${new URLSearchParams([...current, ["account", account]])}`;
  return (
    <>
      <Alert color={total === 0 ? "green" : "red"} variant="light">
        {total === 0 ? texts.balanced : texts.unbalanced({ amount: pkr(total) })}
      </Alert>
      {/* Sums of millions are wider than a phone, and the keyboard must be able to scroll them. */}
      <Table.ScrollContainer minWidth={0} type="native" role="region" aria-label={texts.title} tabIndex={0}>
        <Table className="trial-balance" aria-label={texts.title} horizontalSpacing="xs" withTableBorder>
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
                <Table.Th scope="row">
                  <Anchor component={Link} to={linesOf(account)} inherit>
                    {texts.accounts[account]}
                  </Anchor>
                </Table.Th>
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
const sum = (accounts: Balances["accounts"], side: "debit" | "credit"): number =>
  accounts.reduce((total, account) => total + Math.round(account[side] * paisaPerPkr), 0) / paisaPerPkr;

const AmountHead = ({ label }: { label: string }) => <Table.Th ta="end">{label}</Table.Th>;

function Amounts({ amounts: [debit, credit, balance] }: { amounts: [number, number, number] }) {
  const { pkr } = useFormats();
  const { columns } = useMessages(ledgerDesk);
  return (
    <>
      <Table.Td ta="end" className="whole" data-name={columns.debit}>
        {pkr(debit)}
      </Table.Td>
      <Table.Td ta="end" className="whole" data-name={columns.credit}>
        {pkr(credit)}
      </Table.Td>
      <Table.Td ta="end" className="whole" data-name={columns.balance}>
        {pkr(balance)}
      </Table.Td>
    </>
  );
}
