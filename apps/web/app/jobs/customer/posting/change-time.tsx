import { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { Button, Text, Title } from "@mantine/core";
import { Link, useNavigate } from "react-router";
import jobCare from "../../../locales/en/job-care.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { FollowedJob } from "../followed-job.ts";
import { findWish, toDraft, WishStep } from "./job-draft.ts";
import { TimeChips } from "./steps/time-chips.tsx";
import { OtherTime } from "./times/other-time.tsx";

/** The wished time, saved from here: most who change a job only need another hour. Another tap leads to all else. */
export function ChangeTime({ job }: { job: FollowedJob }) {
  const { change } = useMessages(jobCare);
  const navigate = useNavigate();
  const { time, scheduledAt } = toDraft(job);
  const form = useCallForm(WishStep, { time, scheduledAt }, { draft: "none" });
  const { values, setValues } = form.form;
  return (
    <>
      <Title order={1} mt="md">
        {change.title}
      </Title>
      <Text c="dimmed" mt="xs" mb="lg">
        {change.timeText}
      </Text>
      <FormBody
        form={form}
        inReach
        submitLabel={change.timeSubmit}
        onSave={async (wish) => {
          const body = { scheduledFor: findWish(wish) ?? null };
          const { message } = await callApi(updateWebjob, { params: { id: job.id }, body });
          showToast(message);
          await navigate(`/jobs/${job.id}`);
        }}
      >
        <TimeChips values={values} work={job} choose={(wish) => setValues(wish)} />
        {values.time === "later" && (
          <OtherTime
            value={values.scheduledAt}
            error={form.field("scheduledAt").error}
            onChange={(scheduledAt) => setValues({ scheduledAt })}
          />
        )}
        <Button component={Link} to={`/jobs/${job.id}/edit`} variant="default">
          {change.else}
        </Button>
      </FormBody>
    </>
  );
}
