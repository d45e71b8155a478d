import { readCrew } from "@hunarmand/api/contracts/crew";
import { acceptContract } from "@hunarmand/api/contracts/office-decisions";
import { readContractOverview } from "@hunarmand/api/contracts/office-records";
import { readContractMoney } from "@hunarmand/api/contracts/payments";
import { Alert, Anchor, Card, Group, List, Stack, Title } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { useFocusOnOpen } from "../../desk/decisions/use-focus-on-open.ts";
import { desks, mayCall } from "../../desk/desks.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import contractDesk from "../../locales/en/contract-desk.json";
import contractWords from "../../locales/en/contract-words.json";
import crewDesk from "../../locales/en/crew-desk.json";
import texts from "../../locales/en/desks.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { Email } from "../../shared/lists/email.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { PhoneLinks } from "../../shared/person/phone-links.tsx";
import { readSession, useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { readMonth } from "../crew/read-month.ts";
import type { Route } from "./+types/contract.screen";
import type { Contract } from "./contract.ts";
import { ContractCnic } from "./contract-cnic.tsx";
import { ContractDecisions } from "./contract-decisions.tsx";
import { CrewDesk } from "./crew-desk.tsx";

// Loaded after the contract itself: they are below the first screen.
const ContractComplaints = lazyPart(async () => (await import("./contract-complaints.tsx")).ContractComplaints);
const ContractMoney = lazyPart(async () => (await import("./contract-money.tsx")).ContractMoney);

export function meta() {
  return pageMeta({ title: getMessages(texts).contracts.one.title });
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  requireDesk(readContractOverview);
  const query = readMonth(new URL(request.url));
  return {
    loading: startLoad(callApi(readContractOverview, { params: { id: params.id } })),
    money: startLoad(callApi(readContractMoney, { params: { id: params.id } })),
    // Finance reads the contract for its payments, not its crew.
    crew: mayCall(readSession()?.role ?? "", readCrew)
      ? startLoad(callApi(readCrew, { params: { id: params.id }, query }))
      : undefined,
  };
}

export default function ContractScreen({ loaderData: { loading, money, crew }, params }: Route.ComponentProps) {
  const { one } = useMessages(texts).contracts;
  const crewTexts = useMessages(crewDesk);
  const { failed } = useMessages(contractDesk);
  const { search } = useLocation();
  const panel = useFocusOnOpen(params.id);
  return (
    <section ref={panel} tabIndex={-1} className="desk-detail" aria-label={one.title}>
      <Anchor component={Link} to={{ pathname: desks.contracts.path, search }} className="tall-link">
        {one.close}
      </Anchor>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={one.failed}>
        {(contract) => (
          <>
            <ContractCard contract={contract} />
            <ContractComplaints contract={contract} />
          </>
        )}
      </Loaded>
      <Loaded promise={money} fallback={null} failed={failed}>
        {(desk) => <ContractMoney key={params.id} contractId={params.id} desk={desk} />}
      </Loaded>
      {crew && (
        <Loaded promise={crew} fallback={null} failed={crewTexts.failed}>
          {(sheet) => (
            <Loaded promise={loading} fallback={null} failed={one.failed}>
              {({ projectName }) => <CrewDesk contractId={params.id} project={projectName} crew={sheet} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </section>
  );
}

function ContractCard({ contract }: { contract: Contract }) {
  const { one } = useMessages(texts).contracts;
  const { statuses } = useMessages(contractWords);
  const mayDecide = mayCall(useSession()?.role ?? "", acceptContract);
  return (
    <Card>
      <Stack gap="lg">
        <Group justify="space-between" align="flex-start">
          <Title order={1} size="h2">
            {contract.projectName}
          </Title>
          <StatusBadge status={contract.status} label={statuses[contract.status]} />
        </Group>
        {contract.statusReason && (
          <Alert color="marigold" title={one.reason}>
            <bdi>{contract.statusReason}</bdi>
          </Alert>
        )}
        <ContractFacts contract={contract} />
        <div className="desk-buttons">
          <PhoneLinks quiet phone={contract.phoneNumber} call={one.call} whatsapp={one.whatsapp} />
        </div>
        <ContractHistory contract={contract} />
        {mayDecide && <ContractDecisions contract={contract} />}
      </Stack>
    </Card>
  );
}

function ContractFacts({ contract }: { contract: Contract }) {
  const { columns, one } = useMessages(texts).contracts;
  const { day, pkr } = useFormats();
  const wordOf = useContractWord();
  const { timeOf, deskTradesOf: tradesOf } = useCrewSize();
  const { quote, expectedPrice } = contract;
  const agreedPrice = quote?.amount ?? contract.agreedPrice;
  return (
    <Facts
      facts={[
        { label: columns.contractor, value: contract.contractorName },
        { label: columns.cnic, value: <ContractCnic contract={contract} /> },
        { label: columns.phone, value: <span className="ltr">{contract.phoneNumber}</span> },
        { label: one.email, value: contract.email && <Email address={contract.email} /> },
        { label: one.address, value: joinParts([contract.address, getName(contract.city)]) },
        { label: columns.duration, value: timeOf(contract) },
        { label: columns.availability, value: wordOf(contract.availability) },
        { label: one.crewSize, value: contract.handymen ?? quote?.totalHandymen },
        { label: one.agreedPrice, value: agreedPrice !== null && <span className="ltr">{pkr(agreedPrice)}</span> },
        {
          label: one.expectedPrice,
          value: expectedPrice !== null && <span className="ltr">{pkr(expectedPrice)}</span>,
        },
        { label: one.startDate, value: contract.startDate && day(contract.startDate) },
        { label: one.trades, value: tradesOf(quote?.crew ?? []) || joinParts(contract.trades.map(getName)) },
        { label: columns.requested, value: day(contract.requestedDate) },
        { label: one.completed, value: contract.completionDate && day(contract.completionDate) },
        { label: one.details, value: contract.contractDetails },
      ]}
    />
  );
}

function ContractHistory({ contract: { history } }: { contract: Contract }) {
  const { one } = useMessages(texts).contracts;
  const { moment } = useFormats();
  return (
    <div>
      <Title order={2} size="h3">
        {one.history}
      </Title>
      <List mt="xs" withPadding>
        {history.map(({ kind, at, by, member, reason }) => (
          <List.Item key={`${kind} ${at} ${member}`}>
            {`${moment(at)}: ${one.events[kind]} (${one.sides[by]})`}
            {member && <bdi>{`: ${member}`}</bdi>}
            {reason && <bdi>{`: ${reason}`}</bdi>}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
