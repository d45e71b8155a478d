import type { JobDetails } from "@hunarmand/api/jobs/job";
import { useState } from "react";
import jobTimes from "../../../locales/en/job-times.json";
import shared from "../../../locales/en/shared.json";
import { failureText } from "../../../shared/calls/api-error.ts";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { showMessage } from "../../../shared/dialogs/dialogs.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { showDone } from "../../../shared/waiting-calls/show-done.ts";
import { toSaidTime } from "../clock-times.ts";
import { sayMinutes, UsualMinutes } from "../usual-minutes.tsx";
import { toComing } from "./coming-minutes.ts";
import { isComingAsked } from "./is-coming-asked.ts";

interface AskComingProps {
  job: JobDetails;
  refresh: () => Promise<unknown>;
}

/**
 * Asks the handyman of a job as soon as possible when they come: nobody has named a time, and the customer waits. One tap informs the customer.
 * Then the time is at the top of the job (docs/product.md J22).
 */
export function AskComing({ job, refresh }: AskComingProps) {
  const { arrival } = useMessages(jobTimes);
  const { tapped, say } = useSayMinutes(job, refresh);
  return isComingAsked(job) && <UsualMinutes label={arrival.title} value={tapped} onChoose={say} />;
}

function useSayMinutes(job: JobDetails, refresh: () => Promise<unknown>) {
  const { run } = useBusy();
  const [tapped, setTapped] = useState("");
  const say = (minutes: string) =>
    void run(async () => {
      setTapped(minutes);
      try {
        const now = new Date();
        showDone(await sayMinutes(job, toSaidTime(toComing(minutes, now).at, now)));
      } catch (error) {
        setTapped("");
        const { failed } = getMessages(jobTimes);
        await showMessage({
          kind: "error",
          title: failed,
          text: failureText(error, getMessages(shared).errors.unavailable),
        });
      }
      await refresh();
    });
  return { tapped, say };
}
