import { KnownWork, useContractWork } from "../../../shared/contracts/contract-work.tsx";
import { IdleCards } from "./idle-cards.tsx";

/** For a customer without single jobs: a contractor sees their quotes and contracts first. */
export function IdleHome() {
  const work = useContractWork();
  return <IdleCards work={work && <KnownWork work={work} />} />;
}
