import type { ReplyOf } from "@hunarmand/api/call";
import { type ContractStatus, contractStatuses, listContracts } from "@hunarmand/api/contracts/contracts";
import { exportContracts } from "@hunarmand/api/reports/exports";
import { Anchor, Stack, Title } from "@mantine/core";
import { Link, Outlet, useLocation, useParams } from "react-router";
import { desks } from "../../desk/desks.ts";
import { DeskFilters, DeskPage } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import contractWords from "../../locales/en/contract-words.json";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import type { Route } from "./+types/contracts.screen";

type OfficeContract = ReplyOf<typeof listContracts>[number];
interface Query {
  status: ContractStatus | undefined;
}

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(texts).contracts.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listContracts);
  const query: Query = { status: readChoice(new URL(request.url).searchParams.get("status"), contractStatuses) };
  return { query, firstPage: startLoad(callPage(listContracts, { query })) };
}

export default function ContractsScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { contracts } = useMessages(texts);
  const { list } = useMessages(office);
  const { statuses } = useMessages(contractWords);
  const isDetailOpen = useParams().id !== undefined;
  const options = contractStatuses.map((value) => ({ value, label: statuses[value] }));
  return (
    <DeskPage detail={isDetailOpen && <Outlet />}>
      <Stack gap="lg">
        <Title order={isDetailOpen ? 2 : 1} size="h1">
          {contracts.title}
        </Title>
        <DeskFilters
          path={desks.contracts.path}
          filters={[{ name: "status", label: list.status, options }]}
          download={() => callApi(exportContracts, { query })}
        />
        <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={contracts.failed}>
          {(first) => <ContractList query={query} first={first} narrow={isDetailOpen} />}
        </Loaded>
      </Stack>
    </DeskPage>
  );
}

function ContractList({ query, first, narrow }: { query: Query; first: Page<OfficeContract>; narrow: boolean }) {
  const { contracts } = useMessages(texts);
  const { columns } = contracts;
  const { day } = useFormats();
  const wordOf = useContractWord();
  const { timeOf, countOf } = useCrewSize();
  const { statuses } = useMessages(contractWords);
  const { id } = useParams();
  const { search } = useLocation();
  const pages = useMorePages(first, (cursor) => callPage(listContracts, { query: { ...query, cursor } }));
  return (
    <DeskList
      pages={pages}
      filters={query}
      texts={contracts}
      narrow={narrow}
      keyOf={(contract) => contract.id}
      isOpen={(contract) => contract.id === id}
      columns={[
        {
          id: "project",
          label: columns.project,
          cell: ({ id, projectName }) => (
            <Anchor component={Link} to={{ pathname: `${desks.contracts.path}/${id}`, search }} inherit fw={600}>
              {projectName}
            </Anchor>
          ),
        },
        {
          id: "status",
          label: columns.status,
          cell: ({ status }) => <StatusBadge status={status} label={statuses[status]} />,
        },
        {
          id: "contractor",
          label: columns.contractor,
          cell: ({ contractorName }) => contractorName,
          value: ({ contractorName }) => contractorName,
        },
        { id: "city", label: columns.city, cell: ({ city }) => getName(city), value: ({ city }) => getName(city) },
        {
          id: "duration",
          label: columns.duration,
          cell: ({ handymen, availability, ...time }) =>
            joinParts([handymen === null ? "" : countOf(handymen), timeOf(time), wordOf(availability)]),
        },
        { id: "phone", label: columns.phone, cell: ({ phoneNumber }) => <span className="ltr">{phoneNumber}</span> },
        { id: "cnic", label: columns.cnic, cell: ({ cnicMasked }) => <span className="ltr">{cnicMasked}</span> },
        { id: "requested", label: columns.requested, cell: ({ requestedDate }) => day(requestedDate) },
      ]}
    />
  );
}
