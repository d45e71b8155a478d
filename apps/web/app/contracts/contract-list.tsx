import type { ListedContract } from "@hunarmand/api/contracts/contracts";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Button, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../locales/en/contracts.json";
import { callPage } from "../shared/calls/call-api.ts";
import { Loaded } from "../shared/calls/loaded.tsx";
import { useMorePages } from "../shared/calls/use-more-pages.ts";
import { sectionPath } from "../shared/contracts/contract-paths.ts";
import { readOwnEmail } from "../shared/contracts/own-email.ts";
import { PopUp } from "../shared/dialogs/pop-up.tsx";
import { EmptyState } from "../shared/lists/empty-state.tsx";
import { CardSkeletons, PagedList } from "../shared/lists/paged-list.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { ContractCard } from "./contract-card.tsx";
import { type ListName, lists } from "./sections.ts";

interface RecordsPage {
  items: { message: string; data: readonly ListedContract[] };
  nextCursor: string | undefined;
}

interface ContractListProps {
  name: ListName;
  records: Promise<RecordsPage>;
}

export function ContractList({ name, records }: ContractListProps) {
  const texts = useMessages(contracts);
  return (
    <Stack>
      <Title order={1}>{texts.sections[name]}</Title>
      <Loaded promise={records} fallback={<CardSkeletons />} failed={texts.lists[name].failed}>
        {(first) => <Records name={name} first={first} />}
      </Loaded>
    </Stack>
  );
}

function Records({ name, first }: { name: ListName; first: RecordsPage }) {
  const texts = useMessages(contracts);
  const { empty, done } = texts.lists[name];
  const pages = useMorePages(toPage(first), async (cursor) =>
    toPage(await callPage(lists[name], { query: { email: readOwnEmail(), cursor } })),
  );
  return (
    <>
      <PopUp key={name} text={first.items.message || done} />
      <PagedList
        pages={pages}
        keyOf={({ id }) => id}
        texts={texts.lists[name]}
        empty={
          <EmptyState drawing="toolbox" text={empty}>
            <Button component={Link} to={sectionPath("new")}>
              {texts.lists.next}
            </Button>
          </EmptyState>
        }
      >
        {(record) => <ContractCard record={record} />}
      </PagedList>
    </>
  );
}

/** Those that wait for their owner are first: a refused proposal that they can send again. One with a newer proposal of its name stays. */
function toPage({ items, nextCursor }: RecordsPage) {
  const isLast = ({ id, projectName }: ListedContract) =>
    items.data.find((one) => one.projectName === projectName)?.id === id;
  const waits = (one: ListedContract) =>
    one.status === contractStatus.rejected && one.statusReason !== null && isLast(one);
  return { items: [...items.data.filter(waits), ...items.data.filter((one) => !waits(one))], nextCursor };
}
