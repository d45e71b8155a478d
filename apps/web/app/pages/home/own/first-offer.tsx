import "./first-offer.css";
import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { Button, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import ownWork from "../../../locales/en/own-work.json";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { hasJobMoved, useFailureNotice } from "../../../shared/dialogs/use-failure-notice.ts";
import { acceptOffer } from "../../../shared/offers/accept-offer.ts";
import { WhereAndWhen } from "../../../shared/offers/offer-lead.tsx";
import { NetPay } from "../../../shared/offers/wished-facts.tsx";
import { refreshOwnWork } from "../../../shared/person/own-work.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { rememberCurrentJob } from "../../../shared/work/current-job.ts";

interface FirstOfferProps {
  offer: RequestedJob;
  /** Whether its button leads the page. */
  isNext: boolean;
}

/** The newest offer. Handymen who know the terms accept it here by one tap. */
export function FirstOffer({ offer, isNext }: FirstOfferProps) {
  const { accept } = useMessages(jobs);
  const { provider } = useMessages(ownWork);
  const { busy, run } = useBusy();
  const acceptNow = useAcceptNow(offer);
  const { skill, subSkill, knowsTerms, nextSteps } = offer;
  return (
    <div className="own-home-offer">
      <NetPay of={offer} />
      <strong>{getName(subSkill ?? skill)}</strong>
      <WhereAndWhen offer={offer} />
      {knowsTerms && nextSteps.includes("accept") && (
        <>
          <Text size="sm">{accept.unpaidVisit}</Text>
          <Button
            fullWidth
            mt="xs"
            loading={busy}
            variant={isNext ? "filled" : "default"}
            onClick={() => void run(acceptNow)}
          >
            {provider.acceptNow}
          </Button>
        </>
      )}
    </div>
  );
}

/** Accepts the offer and opens the job. Where own jobs clash with it (docs/product.md O8), the screen that names them opens instead. */
function useAcceptNow(offer: RequestedJob) {
  const navigate = useNavigate();
  const showFailure = useFailureNotice();
  const { jobId, clashes } = offer;
  return async () => {
    if (clashes.length === 0) {
      try {
        await acceptOffer(jobId, offer);
      } catch (error) {
        await showFailure(getMessages(jobs).accept.failed, error);
        if (hasJobMoved(error)) await refreshOwnWork();
        return;
      }
    }
    rememberCurrentJob(jobId);
    await navigate(clashes.length === 0 ? "/acceptcustomerinfo" : "/acceptjob");
  };
}
