import type { CatalogueEntry, CatalogueKind } from "@hunarmand/api/catalogue/catalogue";
import { Badge, Button } from "@mantine/core";
import type { Column } from "../desk/lists/column.ts";
import { DeskList } from "../desk/lists/desk-list.tsx";
import catalogueUrdu from "../locales/en/catalogue-urdu.json";
import recordDesks from "../locales/en/record-desks.json";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { isChildKind, kindFields, listUrduFields, type UrduField } from "./catalogue-kinds.ts";

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

function useCatalogueColumns({ kind, parents, onEdit }: CatalogueListProps) {
  const texts = useMessages(recordDesks).catalogue;
  const { urdu } = useMessages(catalogueUrdu);
  const { pkr } = useFormats();
  const fields = kindFields[kind];
  const parentNames = new Map(parents.map(({ id, name }) => [id, name]));
  const urduColumn = (field: UrduField): Column<CatalogueEntry> => ({
    id: field,
    label: urdu[field],
    cell: ({ [field]: text }) => <UrduText text={text} />,
    value: ({ [field]: text }) => text,
  });
  const columns: [Column<CatalogueEntry>, ...Column<CatalogueEntry>[]] = [
    {
      id: "name",
      label: texts.columns.name,
      cell: ({ name }) => <span lang="en">{name}</span>,
      value: ({ name }) => name,
    },
  ];
  if (listUrduFields(kind).includes("urduName")) columns.push(urduColumn("urduName"));
  if (isChildKind(kind)) {
    columns.push({
      label: texts.parents[kind],
      cell: ({ parentId }) => parentId && <span lang="en">{parentNames.get(parentId)}</span>,
    });
  }
  if (fields.includes("description")) {
    columns.push({
      id: "description",
      label: texts.columns.description,
      cell: ({ description }) => description,
      value: ({ description }) => description,
    });
    columns.push(urduColumn("urduDescription"));
  }
  if (fields.includes("priceFrom")) {
    columns.push({
      id: "prices",
      label: texts.columns.prices,
      cell: ({ priceFrom, priceTo }) => texts.prices({ from: pkr(priceFrom ?? 0), to: pkr(priceTo ?? 0) }),
    });
  }
  if (fields.includes("latitude")) {
    columns.push({
      id: "place",
      label: texts.columns.place,
      cell: ({ latitude, longitude }) => <span className="ltr">{`${latitude}, ${longitude}`}</span>,
    });
  }
  if (fields.includes("language")) {
    columns.push({
      id: "language",
      label: texts.columns.language,
      cell: ({ language }) => language && texts.languages[language],
    });
  }
  if (onEdit) {
    columns.push({
      id: "edit",
      label: texts.columns.edit,
      cell: (entry) => (
        <Button variant="default" data-opens onClick={() => onEdit(entry)}>
          {texts.edit}
        </Button>
      ),
    });
  }
  return columns;
}
