import type { LedgerLine } from "@hunarmand/api/payments/ledger";
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import type { Column } from "../../desk/lists/column.ts";
import { PersonLink } from "../../desk/person-link.tsx";
import ledgerDesk from "../../locales/en/ledger-desk.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { LineSources } from "./line-sources.tsx";

/** The columns of a ledger line: each person, record and entry is one click away. */
export function useLedgerColumns<Line extends LedgerLine>(): [Column<Line>, ...Column<Line>[]] {
  const { lines, kinds, accounts } = useMessages(ledgerDesk);
  const { moment, pkr } = useFormats();
  const { columns } = lines;
  const amount = (value: number | null) => value !== null && <span className="ltr">{pkr(value)}</span>;
  return [
    { id: "date", label: columns.date, cell: ({ date }) => moment(date), value: ({ date }) => date },
    { id: "kind", label: columns.kind, cell: ({ kind }) => kinds[kind], value: ({ kind }) => kind },
    {
      id: "account",
      label: columns.account,
      cell: ({ account }) => accounts[account],
      value: ({ account }) => account,
    },
    {
      id: "person",
      label: columns.person,
      cell: ({ ownerId, ownerName }) => ownerId && <PersonLink id={ownerId} name={ownerName || lines.nameless} />,
      value: ({ ownerName }) => ownerName,
    },
    {
      id: "debit",
      isFigure: true,
      label: columns.debit,
      cell: ({ debit }) => amount(debit),
      value: ({ debit }) => debit,
    },
    {
      id: "credit",
      isFigure: true,
      label: columns.credit,
      cell: ({ credit }) => amount(credit),
      value: ({ credit }) => credit,
    },
    {
      id: "sources",
      label: columns.sources,
      cell: (line) => (line.jobId || line.proofId || line.batchId) && <LineSources line={line} />,
    },
    {
      id: "entry",
      label: columns.entry,
      cell: ({ entryId }) => (
        <Anchor component={Link} to={`${desks.ledger.path}?entryId=${entryId}`} inherit>
          {lines.entry}
        </Anchor>
      ),
    },
  ];
}
