import { KnownWork, useContractWork } from "../../../shared/contracts/contract-work.tsx";
import { IdleCards } from "./idle-cards.tsx";
import { ComingPlace } from "./own-coming.tsx";

/** For a customer without single jobs: a contractor sees their quotes and contracts first. The place is held until these are known. */
export function IdleHome() {
  const { work, isKnown } = useContractWork();
  return isKnown ? <IdleCards work={work && <KnownWork work={work} />} /> : <ComingPlace />;
}
