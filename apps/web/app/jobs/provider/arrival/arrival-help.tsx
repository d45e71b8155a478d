import "../../../shared/lists/lists.css";
import { reportPin } from "@hunarmand/api/jobs/arrival";
import type { JobDetails } from "@hunarmand/api/jobs/job";
import { whatsappLink } from "@hunarmand/api/staff/public-settings";
import { Button, Card, Group, Stack, Title } from "@mantine/core";
import { useRevalidator } from "react-router";
import jobArrival from "../../../locales/en/job-arrival.json";
import shared from "../../../locales/en/shared.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { confirmAction } from "../../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { useFailureNotice } from "../../../shared/dialogs/use-failure-notice.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { findPin } from "../maps-links.ts";
import { ProviderMessages } from "../provider-messages.tsx";
import { NobodyOpens } from "./nobody-opens.tsx";

/**
 * For a handyman who cannot find the place: message the customer, report a wrong pin, call the office. The customer's
 * number is above.
 */
export function ArrivalHelp({ job }: { job: JobDetails }) {
  const texts = useMessages(jobArrival);
  const report = useReportPin(job.jobId);
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {texts.help}
        </Title>
        <Group gap="sm" className="step-buttons">
          {job.phoneNumber && (
            <Button
              component="a"
              href={whatsappLink(job.phoneNumber)}
              target="_blank"
              rel="noreferrer"
              variant="default"
            >
              {texts.whatsapp}
            </Button>
          )}
          {findPin(job) && job.nextSteps.includes("reportPin") && (
            <Button variant="default" onClick={() => void report()}>
              {texts.pin.report}
            </Button>
          )}
        </Group>
        <ProviderMessages job={job} />
        <NobodyOpens />
      </Stack>
    </Card>
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
