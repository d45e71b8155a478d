import { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import customers from "../../../../locales/en/customers.json";
import jobCare from "../../../../locales/en/job-care.json";
import shared from "../../../../locales/en/shared.json";
import { failureText } from "../../../../shared/calls/api-error.ts";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { useBusy } from "../../../../shared/calls/use-busy.ts";
import { showMessage } from "../../../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { OfficePromise } from "../../../../shared/office/office-promise.tsx";
import { getMessages, useMessages } from "../../../../shared/texts/messages.ts";
import type { JobActionProps } from "../../followed-job.ts";
import { toInstant } from "../../posting/job-draft.ts";
import { listTimeChoices, type TimeChoice, toTypedTime } from "../../posting/steps/time-choices.ts";
import { UrgentCallButton } from "./urgent-call-button.tsx";

/** Nobody is left to ask: who was asked, other times to ask for, then what the office does and when it calls, and its phone. */
export function NobodyYet({ job, refresh }: JobActionProps) {
  const { asking } = useMessages(jobCare);
  const { asked } = job;
  return (
    <div>
      {asked && asked.providers > 0 && (
        <Text fw={600}>
          {asked.only ? asking.one.none({ name: asked.only.firstName }) : asking.none({ count: asked.providers })}
        </Text>
      )}
      <OtherTimes job={job} refresh={refresh} />
      {/* The last resort is below what the customer can do themselves. */}
      <OfficePromise kind="looks" by={asked?.callBy} />
      <UrgentCallButton />
    </div>
  );
}

const timesMax = 2;

/**
 * Those who did not answer are asked again, for a time by one tap.
 * @param isPlain without a question above: the buttons say it
 */
export function OtherTimes({ job, refresh, isPlain = false }: JobActionProps & { isPlain?: boolean }) {
  const { title, one, several } = useMessages(jobCare).askAgain;
  const { post } = useMessages(customers);
  const [now] = useState(() => new Date());
  const { busy, run } = useBusy();
  const { asked, id, nextSteps, scheduledFor } = job;
  if (!asked || asked.providers === 0 || !nextSteps.includes("change")) return null;
  const toIso = (choice: TimeChoice) => toInstant(toTypedTime(choice, now).scheduledAt).toISOString();
  const choices = listTimeChoices(now)
    .filter((choice) => choice !== "soon" && choice !== "other" && toIso(choice) !== scheduledFor)
    .slice(0, timesMax);
  const name = asked.only?.firstName;
  const ask = (choice: TimeChoice) =>
    run(async () => {
      try {
        const { message } = await callApi(updateWebjob, { params: { id }, body: { scheduledFor: toIso(choice) } });
        showToast(message);
      } catch (error) {
        const text = failureText(error, getMessages(shared).errors.unavailable);
        await showMessage({ kind: "error", title, text });
      }
      await refresh();
    });
  return (
    <Stack gap="xs" my="sm" role="group" aria-label={title}>
      {!isPlain && <Text fw={600}>{title}</Text>}
      {choices.map((choice) => (
        <Button key={choice} fullWidth px="xs" variant="default" loading={busy} onClick={() => void ask(choice)}>
          {name
            ? one({ time: post.times[choice], name })
            : several({ time: post.times[choice], count: asked.providers })}
        </Button>
      ))}
    </Stack>
  );
}
