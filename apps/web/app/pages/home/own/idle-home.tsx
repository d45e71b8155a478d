import { KnownWork, useContractWork } from "../../../shared/contracts/contract-work.tsx";
import { IdleCards, NoJobCard } from "./idle-cards.tsx";

/** Cards for a customer without single jobs: a contractor sees their quotes and contracts first. */
export function IdleHome() {
  const work = useContractWork();
  if (!work) return <IdleCards />;
  return (
    <>
      <KnownWork work={work} />
      <NoJobCard />
    </>
  );
}
