import type { CatalogueEntry, CatalogueKind } from "@hunarmand/api/catalogue/catalogue";
import { Badge, Button } from "@mantine/core";
import type { Column } from "../desk/lists/column.ts";
import { DeskList } from "../desk/lists/desk-list.tsx";
import catalogueUrdu from "../locales/en/catalogue-urdu.json";
import recordDesks from "../locales/en/record-desks.json";
import { useMessages } from "../shared/texts/messages.ts";
import { getName } from "../shared/texts/names.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { type EntryField, isChildKind, kindFields, listUrduFields, type UrduField } from "./catalogue-kinds.ts";

interface CatalogueListProps {
  kind: CatalogueKind;
  parentId: string | undefined;
  entries: readonly CatalogueEntry[];
  parents: readonly CatalogueEntry[];
  onEdit?: (entry: CatalogueEntry) => void;
}

/** All entries of a kind at once: there are at most some hundreds. */
export function CatalogueList(props: CatalogueListProps) {
  const { catalogue } = useMessages(recordDesks);
  const columns = useCatalogueColumns(props);
  const pages = { items: props.entries, hasMore: false, failed: false, showMore: async () => {} };
  return (
    <DeskList
      pages={pages}
      filters={{ parentId: props.parentId }}
      texts={catalogue}
      keyOf={({ id }) => String(id)}
      columns={columns}
    />
  );
}

/** A missing translation is marked: people who read Urdu see the English text. */
function UrduText({ text }: { text: string | null }) {
  const { urdu } = useMessages(catalogueUrdu);
  if (text !== null) return <bdi lang="ur">{text}</bdi>;
  return (
    <Badge variant="light" color="marigold">
      {urdu.missing}
    </Badge>
  );
}

/** Columns of the fields that some kinds have. Two fields may share one column. */
function useFieldColumns(): Partial<Record<EntryField, Column<CatalogueEntry>>> {
  const { columns, languages, prices, noPrice } = useMessages(recordDesks).catalogue;
  const { pkr } = useFormats();
  // No line ends between a currency and its amount.
  const whole = (amount: number) => pkr(amount).replace(" ", "\u00A0");
  return {
    description: {
      id: "description",
      label: columns.description,
      cell: ({ description }) =>
        description && (
          <div className="desk-text" dir="auto">
            {description}
          </div>
        ),
      value: ({ description }) => description,
    },
    priceFrom: {
      id: "prices",
      label: columns.prices,
      cell: ({ priceFrom, priceTo }) =>
        priceTo === null ? noPrice : prices({ from: whole(priceFrom ?? 0), to: whole(priceTo) }),
    },
    dayPrice: {
      id: "day-price",
      label: columns.dayPrice,
      cell: ({ dayPrice }) => dayPrice !== null && <span className="ltr">{pkr(dayPrice)}</span>,
    },
    latitude: {
      id: "place",
      label: columns.place,
      cell: ({ latitude, longitude }) => <span className="ltr">{`${latitude}, ${longitude}`}</span>,
    },
    language: {
      id: "language",
      label: columns.language,
      cell: ({ language }) => language && languages[language],
    },
  };
}

function useCatalogueColumns({ kind, parents, onEdit }: CatalogueListProps) {
  const { columns, edit, parents: parentLabels } = useMessages(recordDesks).catalogue;
  const { urdu } = useMessages(catalogueUrdu);
  const fieldColumns = useFieldColumns();
  const parentNames = new Map(parents.map(({ id, name }) => [id, name]));
  const urduColumn = (field: UrduField, className?: string): Column<CatalogueEntry> => ({
    id: field,
    label: urdu[field],
    cell: ({ [field]: text }) => (
      <div className={className}>
        <UrduText text={text} />
      </div>
    ),
    value: ({ [field]: text }) => text,
  });
  const shown: [Column<CatalogueEntry>, ...Column<CatalogueEntry>[]] = [
    { id: "name", label: columns.name, cell: ({ name }) => <span lang="en">{name}</span>, value: ({ name }) => name },
  ];
  if (listUrduFields(kind).includes("urduName")) shown.push(urduColumn("urduName"));
  if (isChildKind(kind)) {
    shown.push({
      label: parentLabels[kind],
      cell: ({ parentId }) => parentId && getName(parentNames.get(parentId)),
    });
  }
  // Prices come before the descriptions: the last column may be cut.
  const fields = kindFields[kind].toSorted((one, other) => Number(other === "priceFrom") - Number(one === "priceFrom"));
  for (const field of fields) {
    const column = fieldColumns[field];
    if (column) shown.push(column);
    if (field === "description") shown.push(urduColumn("urduDescription", "desk-text"));
  }
  if (onEdit)
    shown.push({
      id: "edit",
      label: columns.edit,
      isAction: true,
      cell: (entry) => <EditButton entry={entry} {...{ edit, onEdit }} />,
    });
  return shown;
}

interface EditButtonProps {
  entry: CatalogueEntry;
  edit: string;
  onEdit: (entry: CatalogueEntry) => void;
}

const EditButton = ({ entry, edit, onEdit }: EditButtonProps) => (
  <Button variant="default" data-opens onClick={() => onEdit(entry)}>
    {edit}
  </Button>
);
