import { getContract } from "@hunarmand/api/contracts/contracts";
import { getCrew } from "@hunarmand/api/contracts/crew";
import { Anchor, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { sectionPath } from "../../shared/contracts/contract-paths.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { readMonth } from "../crew/read-month.ts";
import type { Route } from "./+types/own-contract.screen";
import { ContractView } from "./contract-view.tsx";

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
        <Anchor component={Link} to={sectionPath("info")} className="tall-link">
          {one.back}
        </Anchor>
        <Loaded promise={contract} fallback={<LoadingContract />} failed={one.failed}>
          {(loaded) => <ContractView contract={loaded} crew={crew} />}
        </Loaded>
      </Stack>
    </div>
  );
}

/** A main heading while loading, for people who use a screen reader. */
function LoadingContract() {
  const { one } = useMessages(contracts);
  return (
    <>
      <Title order={1}>{one.title}</Title>
      <CardSkeletons />
    </>
  );
}
