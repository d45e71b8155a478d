import {
  type InquiryKind,
  type InquiryStatus,
  inquiryKinds,
  inquiryStatuses,
} from "@hunarmand/api/inquiries/inquiries";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { exportInquiries } from "@hunarmand/api/reports/exports";
import { Stack, Title } from "@mantine/core";
import { Outlet, useParams } from "react-router";
import { desks } from "../../desk/desks.ts";
import { DeskFilters, DeskPage } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import { useSelection } from "../../desk/lists/selection/use-selection.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/inquiries.screen";
import { useInquiryColumns } from "./inquiry-columns.tsx";
import type { OfficeInquiry } from "./office-inquiry.ts";
import { SelectedInquiries } from "./selected-inquiries.tsx";

interface Query {
  status: InquiryStatus | undefined;
  kind: InquiryKind | undefined;
  late: "yes" | undefined;
  order: "oldest" | undefined;
}

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(texts).inquiries.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listInquiries);
  const { searchParams } = new URL(request.url);
  const query: Query = {
    status: readChoice(searchParams.get("status"), inquiryStatuses),
    kind: readChoice(searchParams.get("kind"), inquiryKinds),
    late: readChoice(searchParams.get("late"), ["yes"] as const),
    order: readChoice(searchParams.get("order"), ["oldest"] as const),
  };
  return { query, firstPage: startLoad(callPage(listInquiries, { query })) };
}

export default function InquiriesScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { inquiries } = useMessages(texts);
  const { list } = useMessages(office);
  const { kinds, statuses } = inquiries;
  const isDetailOpen = useParams().id !== undefined;
  return (
    <DeskPage detail={isDetailOpen && <Outlet />}>
      <Stack gap="lg">
        <Title order={isDetailOpen ? 2 : 1} size="h1">
          {inquiries.title}
        </Title>
        <DeskFilters
          path={desks.inquiries.path}
          filters={[
            {
              name: "status",
              label: list.status,
              options: inquiryStatuses.map((value) => ({ value, label: statuses[value] })),
            },
            {
              name: "kind",
              label: inquiries.kind,
              options: inquiryKinds.map((value) => ({ value, label: kinds[value] })),
            },
            { name: "late", label: inquiries.columns.timer, options: [{ value: "yes", label: inquiries.late }] },
          ]}
          download={() => callApi(exportInquiries, { query })}
        />
        <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={inquiries.failed}>
          {(first) => <InquiryList query={query} first={first} narrow={isDetailOpen} />}
        </Loaded>
      </Stack>
    </DeskPage>
  );
}

const idOf = ({ id }: OfficeInquiry): string => id;
const canSelect = ({ nextSteps }: OfficeInquiry): boolean =>
  nextSteps.includes("acknowledge") || nextSteps.includes("handOver");

function InquiryList({ query, first, narrow }: { query: Query; first: Page<OfficeInquiry>; narrow: boolean }) {
  const { inquiries } = useMessages(texts);
  const pages = useMorePages(first, (cursor) => callPage(listInquiries, { query: { ...query, cursor } }));
  const { id } = useParams();
  const columns = useInquiryColumns();
  const { selection, selected, drop } = useSelection(pages.items, { idOf, nameOf: ({ name }) => name, canSelect });
  return (
    <>
      <SelectedInquiries selected={selected} onDone={drop} />
      <DeskList
        pages={pages}
        filters={query}
        texts={inquiries}
        narrow={narrow}
        keyOf={idOf}
        isOpen={(inquiry) => inquiry.id === id}
        columns={columns}
        selection={selection}
      />
    </>
  );
}
