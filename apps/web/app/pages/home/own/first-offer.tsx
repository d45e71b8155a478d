import "./first-offer.css";
import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { Button } from "@mantine/core";
import { useNavigate } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import { getWorkTitle } from "../../../shared/lists/work-title.ts";
import { ClashWarning } from "../../../shared/offers/clashing-jobs.tsx";
import { WhereAndWhen } from "../../../shared/offers/offer-lead.tsx";
import { OfferTimeLeft } from "../../../shared/offers/offer-time-left.tsx";
import { FirstWords, NetPay } from "../../../shared/offers/wished-facts.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { rememberCurrentJob } from "../../../shared/work/current-job.ts";

interface FirstOfferProps {
  offer: RequestedJob;
  /** Whether its button leads the page. */
  isNext: boolean;
}

/** The newest offer, with what of the handyman's own work it clashes with. It is accepted where its terms are, as in the list of offers. */
export function FirstOffer({ offer, isNext }: FirstOfferProps) {
  const { requested } = useMessages(jobs);
  const navigate = useNavigate();
  const { jobId, clashes, expiresAt, nextSteps } = offer;
  const open = () => {
    rememberCurrentJob(jobId);
    void navigate("/acceptjob");
  };
  return (
    <div className="own-home-offer">
      <NetPay of={offer} />
      <strong>{getWorkTitle(offer)}</strong>
      <WhereAndWhen offer={offer} />
      <ClashWarning clashes={clashes} />
      <FirstWords of={offer} />
      {nextSteps.includes("accept") && (
        <OfferTimeLeft expiresAt={expiresAt}>
          <Button fullWidth mt="xs" variant={isNext ? "filled" : "default"} onClick={open}>
            {requested.accept}
          </Button>
        </OfferTimeLeft>
      )}
    </div>
  );
}
