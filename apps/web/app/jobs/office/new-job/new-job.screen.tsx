import { createJob } from "@hunarmand/api/jobs/customer";
import { Anchor, Card, Stack, Text, Title } from "@mantine/core";
import { Link, useNavigate } from "react-router";
import { desks } from "../../../desk/desks.ts";
import { requireDesk } from "../../../desk/require-desk.ts";
import jobDesk from "../../../locales/en/job-desk.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useSendOnce } from "../../../shared/calls/use-send-once.ts";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import { CallerFields } from "./caller-fields.tsx";
import { PlaceFields, WorkFields } from "./new-job-fields.tsx";
import { emptyJob, NewJob } from "./new-job-form.ts";
import { TimeFields } from "./time-fields.tsx";

export function meta() {
  return pageMeta({ title: getMessages(jobDesk).create.title });
}

export function clientLoader() {
  requireDesk(createJob);
  return null;
}

/** The office posts a job for a person on the phone. */
export default function NewJobScreen() {
  const { create, back } = useMessages(jobDesk);
  const navigate = useNavigate();
  const sendOnce = useSendOnce();
  const form = useCallForm(NewJob, emptyJob, { draft: { form: "telephone-order" } });
  return (
    <Stack gap="lg" maw="48rem">
      <Anchor component={Link} to={desks.jobs.path} className="tall-link">
        {back}
      </Anchor>
      <Title order={1}>{create.title}</Title>
      <Text>{create.text}</Text>
      <Card>
        <FormBody
          form={form}
          submitLabel={create.submit}
          onSave={async (values) => {
            const { jobId, message } = await sendOnce(values, (body, idempotencyKey) =>
              callApi(createJob, { body, idempotencyKey }),
            );
            showToast(message);
            await navigate(`${desks.jobs.path}/${jobId}`);
          }}
        >
          <CallerFields form={form} />
          <WorkFields form={form} />
          <PlaceFields form={form} />
          <TimeFields form={form} />
        </FormBody>
      </Card>
    </Stack>
  );
}
