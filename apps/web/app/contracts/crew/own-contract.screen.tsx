import { getContract } from "@hunarmand/api/contracts/contracts";
import { getCrew } from "@hunarmand/api/contracts/crew";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { ContractCard } from "../contract-card.tsx";
import { sectionPath } from "../sections.ts";
import type { Route } from "./+types/own-contract.screen";
import { CrewSheet } from "./crew-sheet.tsx";
import { readMonth } from "./read-month.ts";

export function meta() {
  return pageMeta({ title: getMessages(contracts).one.title });
}

export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const query = readMonth(new URL(request.url));
  return {
    contract: startLoad(callApi(getContract, { params: { id } })),
    crew: startLoad(callApi(getCrew, { params: { id }, query })),
  };
}

export default function OwnContractScreen({ loaderData: { contract, crew } }: Route.ComponentProps) {
  const { one } = useMessages(contracts);
  return (
    <div className="page">
      <Stack gap="lg">
        <Anchor component={Link} to={sectionPath("active")} className="tall-link">
          {one.back}
        </Anchor>
        <Title order={1}>{one.title}</Title>
        <Loaded promise={contract} fallback={<CardSkeletons />} failed={one.failed}>
          {(record) => <ContractCard record={record} isOpen />}
        </Loaded>
        <Title order={2}>{one.crewTitle}</Title>
        <Loaded promise={crew} fallback={<CardSkeletons />} failed={one.crewFailed}>
          {(sheet) => (sheet.members.length > 0 ? <CrewSheet sheet={sheet} /> : <Text>{one.noCrew}</Text>)}
        </Loaded>
      </Stack>
    </div>
  );
}
