import { Alert, Button, List, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import { ApiError } from "../../../shared/calls/api-error.ts";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { useLiveEvents } from "../../../shared/calls/use-live-events.ts";
import { hasJobMoved, useFailureNotice } from "../../../shared/dialogs/use-failure-notice.ts";
import { ClashingJobs } from "../../../shared/offers/clashing-jobs.tsx";
import { OfferTimeLeft } from "../../../shared/offers/offer-time-left.tsx";
import { requireEmail } from "../../../shared/person/require-email.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import { ChooseComing, ComingThen } from "../../times/coming/choose-coming.tsx";
import type { Coming } from "../../times/coming/coming-minutes.ts";
import { rememberStep } from "../job-steps.ts";
import { acceptOffer } from "../offers/accept-offer.ts";
import { findOffer, findTerms } from "../offers/find-offer.ts";
import { OfferToAccept } from "../offers/requested-job-card.tsx";
import type { Route } from "./+types/accept-job.screen";
import { forgetJob, requireCurrentJobId } from "./job-guard.ts";
import { StepPage } from "./step-page.tsx";

export function meta() {
  return pageMeta({ title: getMessages(jobs).accept.title });
}

export function clientLoader() {
  const email = requireEmail();
  const jobId = requireCurrentJobId();
  rememberStep("/acceptjob");
  const offer = startLoad(findOffer(email, jobId));
  return { jobId, offer, terms: startLoad(findTerms(offer)) };
}

export default function AcceptJobScreen({ loaderData: { jobId, offer, terms } }: Route.ComponentProps) {
  const { accept, requested } = useMessages(jobs);
  const [tapped, setTapped] = useState<Coming>();
  const { busy, agree, goBack } = useAccept(jobId, offer, tapped);
  if (useIsTaken(jobId) && !busy) return <OfferGone onLeave={goBack} />;
  return (
    <StepPage title={accept.title} says="accept" hasOffers={false}>
      <Loaded promise={offer} fallback={null} failed={requested.failed}>
        {({ job, choices }) =>
          job && (
            <>
              <OfferToAccept job={job}>
                {choices && <ChooseComing choices={choices} value={tapped ?? choices.first} onChoose={setTapped} />}
              </OfferToAccept>
              <ClashingJobs clashes={job.clashes} />
            </>
          )
        }
      </Loaded>
      <Text fw={600}>{accept.unpaidVisit}</Text>
      <Loaded promise={terms} fallback={null} failed={accept.failed}>
        {({ isKnown }) => (isKnown ? <FoldedTerms /> : <Terms />)}
      </Loaded>
      {/* With what it agrees to: nobody accepts what they have not read, and no tap misses a button that moves. */}
      <Loaded promise={terms} fallback={null} failed={accept.failed}>
        {({ isRead, expiresAt, coming }) =>
          isRead && (
            <div className="thumb-bar accept-bar">
              <OfferTimeLeft expiresAt={expiresAt}>
                {coming && <ComingThen coming={tapped ?? coming} />}
                <Button fullWidth loading={busy} onClick={agree}>
                  {accept.agree}
                </Button>
              </OfferTimeLeft>
            </div>
          )
        }
      </Loaded>
      <Button fullWidth variant="subtle" onClick={goBack}>
        {accept.back}
      </Button>
    </StepPage>
  );
}

/** Whether another handyman got this offer, or its customer cancelled it, while the screen was open. */
function useIsTaken(jobId: string): boolean {
  return (
    useLiveEvents(
      ({ kind, subjectId }) => kind === "job-taken" && subjectId === jobId,
      () => undefined,
    ) > 0
  );
}

function OfferGone({ onLeave }: { onLeave: () => void }) {
  const { accept } = useMessages(jobs);
  return (
    <StepPage title={accept.title} says="offer-gone" hasOffers={false}>
      <Alert color="marigold" title={accept.goneTitle} role="alert">
        {accept.goneText}
      </Alert>
      <Button fullWidth onClick={onLeave}>
        {accept.toOthers}
      </Button>
    </StepPage>
  );
}

/** For somebody who has agreed to them with an earlier job. */
function FoldedTerms() {
  const { accept } = useMessages(jobs);
  return (
    <details className="job-more">
      <summary>{accept.rules}</summary>
      <Terms isKnown />
    </details>
  );
}

function Terms({ isKnown = false }: { isKnown?: boolean }) {
  const { accept } = useMessages(jobs);
  return (
    <Stack gap="md">
      {!isKnown && <Text fw={600}>{accept.intro}</Text>}
      {Object.entries(accept.terms).map(([name, { title, lines }]) => (
        <section key={name}>
          <Title order={2} size="h3">
            {title}
          </Title>
          <List mt={4}>
            {Object.entries(lines).map(([line, text]) => (
              <List.Item key={line}>
                <Text>{text}</Text>
              </List.Item>
            ))}
          </List>
        </section>
      ))}
    </Stack>
  );
}

const hasOfferChanged = (error: unknown) => error instanceof ApiError && error.code === "facts-changed";

/** Sends what is on the screen. If the offer changed meanwhile, shows it again. */
function useAccept(jobId: string, offer: ReturnType<typeof findOffer>, tapped: Coming | undefined) {
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const showFailure = useFailureNotice();
  const goBack = () => {
    forgetJob();
    void navigate("/requestedjobs");
  };
  const accept = async () => {
    const { accept: texts } = getMessages(jobs);
    try {
      const { job, choices } = await offer;
      await acceptOffer(jobId, job, tapped ?? choices?.first);
    } catch (error) {
      await showFailure(texts.failed, error);
      if (hasJobMoved(error) && !hasOfferChanged(error)) goBack();
      return;
    }
    await navigate("/acceptcustomerinfo");
  };
  return { busy, agree: () => void run(accept), goBack };
}
