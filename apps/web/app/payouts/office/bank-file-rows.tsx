import type { BankFileRow } from "@hunarmand/api/payouts/bank-file";
import { Anchor } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import type { Columns } from "../../desk/lists/column.ts";
import { PanelList } from "../../desk/lists/table/panel-list.tsx";
import { PersonLink } from "../../desk/person-link.tsx";
import texts from "../../locales/en/bank-file.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

const shownAtOnce = 50;
const shownCharacters = 8;
/** Rows that somebody has to look at come first. */
const order: readonly BankFileRow["outcome"][] = [
  ...(["amount-differs", "unknown", "not-paid"] as const),
  ...(["return", "confirm", "pending", "done"] as const),
];
const rank = ({ outcome }: BankFileRow) => order.indexOf(outcome);

/** The rows of the bank's file with what each of them does. */
export function BankFileRows({ rows }: { rows: readonly BankFileRow[] }) {
  const { columns, outcomes, ...page } = useMessages(texts);
  const { pkr } = useFormats();
  const [shown, setShown] = useState(shownAtOnce);
  const sorted = rows.toSorted((one, other) => rank(one) - rank(other));
  const pages = {
    items: sorted.slice(0, shown),
    hasMore: sorted.length > shown,
    failed: false,
    showMore: async () => setShown(shown + shownAtOnce),
  };
  const shownColumns: Columns<BankFileRow> = [
    { id: "row", isFigure: true, label: columns.row, cell: ({ row }) => row },
    {
      id: "outcome",
      label: columns.outcome,
      cell: ({ outcome, payout }) =>
        outcome === "amount-differs" ? outcomes[outcome]({ amount: pkr(payout?.amount ?? 0) }) : outcomes[outcome],
    },
    {
      id: "provider",
      label: columns.provider,
      cell: ({ payout }) => payout && <PersonLink id={payout.providerId} name={payout.providerName} />,
    },
    {
      id: "amount",
      isFigure: true,
      label: columns.amount,
      cell: ({ amount }) => <span className="ltr">{pkr(amount)}</span>,
    },
    { id: "reference", label: columns.reference, cell: (row) => row.reference && <Reference row={row} /> },
    {
      id: "bankReference",
      label: columns.bankReference,
      cell: ({ bankReference }) => bankReference && <span className="ltr">{bankReference}</span>,
    },
    { id: "reason", label: columns.reason, cell: ({ reason }) => reason && <bdi>{reason}</bdi> },
  ];
  return (
    <PanelList
      pages={pages}
      texts={{ ...page, title: page.list }}
      keyOf={({ row }) => String(row)}
      columns={shownColumns}
    />
  );
}

/** Leads to the batch of the payout. */
function Reference({ row: { reference, payout } }: { row: BankFileRow }) {
  const short = <span title={reference}>{reference.slice(0, shownCharacters)}</span>;
  if (!payout) return <span className="ltr">{short}</span>;
  return (
    <Anchor component={Link} to={`${desks.payouts.path}/${payout.batchId}`} inherit className="ltr">
      {short}
    </Anchor>
  );
}
