import { reportPin } from "@hunarmand/api/jobs/arrival";
import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Button, Stack } from "@mantine/core";
import { useRevalidator } from "react-router";
import jobArrival from "../../../locales/en/job-arrival.json";
import shared from "../../../locales/en/shared.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { confirmAction } from "../../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { useFailureNotice } from "../../../shared/dialogs/use-failure-notice.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { useLate } from "../../../shared/work/times/use-late.ts";
import { isComingAsked } from "../../times/coming/is-coming-asked.ts";
import { findPin } from "../maps-links.ts";
import { ProviderMessages } from "../provider-messages.tsx";
import { VisitTimes } from "../steps/visit-times.tsx";

interface SomethingElseProps {
  job: JobDetails;
  /** Whether the phone's position is at the customer's: nobody then has to say when they come. */
  isThere?: boolean;
}

/**
 * All but the arrival and the call, in one fold: another time, not coming, ready messages, a wrong pin. It is open while the other side waits
 * for an answer about the time, and on the way while the handyman has still to say a time.
 */
export function SomethingElse({ job, isThere = false }: SomethingElseProps) {
  const texts = useMessages(jobArrival);
  const report = useReportPin(job.jobId);
  const isLate = useLate({ ...job, acceptedAt: null, lateMinutes: null });
  const isAsked = job.proposedTime !== null || (!isThere && (isLate || isComingAsked(job)));
  return (
    // A new element: a dialog that is open in a fold that closes would stay, unseen.
    <details key={String(isAsked)} className="job-more" open={isAsked}>
      <summary>{texts.else}</summary>
      <Stack gap="sm">
        <VisitTimes job={job} />
        {findPin(job) && job.nextSteps.includes("reportPin") && (
          <Button variant="default" onClick={() => void report()}>
            {texts.pin.report}
          </Button>
        )}
        <ProviderMessages job={job} />
      </Stack>
    </details>
  );
}

function useReportPin(jobId: string) {
  const { revalidate } = useRevalidator();
  const notifyFailure = useFailureNotice();
  return async () => {
    const { pin } = getMessages(jobArrival);
    const { yes, no } = getMessages(shared);
    if (!(await confirmAction({ title: pin.question, text: pin.questionText, yes, no }))) return;
    try {
      const { message } = await callApi(reportPin, { params: { id: jobId } });
      showToast(message);
      await revalidate();
    } catch (error) {
      await notifyFailure(pin.failed, error);
    }
  };
}
