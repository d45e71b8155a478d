import { startByCode } from "@hunarmand/api/jobs/arrival";
import type { JobDetails } from "@hunarmand/api/jobs/job";
import { limits } from "@hunarmand/api/limits";
import { Button, Card, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import jobArrival from "../../../locales/en/job-arrival.json";
import shared from "../../../locales/en/shared.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { showMessage } from "../../../shared/dialogs/dialogs.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useContractForm } from "../../../shared/forms/use-contract-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

/** The customer's four digits instead of a position: open where there is none, behind a button elsewhere. */
export function StartByCode({ job, isOpen }: { job: JobDetails; isOpen: boolean }) {
  const { code } = useMessages(jobArrival);
  const [isWanted, setWanted] = useState(false);
  if (!job.nextSteps.includes("startByCode")) return null;
  if (!isOpen && !isWanted) {
    return (
      <Button variant="default" onClick={() => setWanted(true)}>
        {code.open}
      </Button>
    );
  }
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {code.title}
        </Title>
        <Text c="dimmed">{code.text}</Text>
        <CodeForm job={job} />
      </Stack>
    </Card>
  );
}

function CodeForm({ job }: { job: JobDetails }) {
  const { code } = useMessages(jobArrival);
  const { success } = useMessages(shared);
  const navigate = useNavigate();
  const form = useContractForm(startByCode.body, { code: "" });
  return (
    <FormBody
      form={form}
      submitLabel={code.submit}
      onSave={async (body) => {
        const { message } = await callApi(startByCode, { params: { id: job.jobId }, body });
        await showMessage({ kind: "success", title: success, text: message });
        await navigate(`/acceptjobdetailssubmission/${job.jobId}`);
      }}
    >
      <TextInput
        required
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.startCodeDigits}
        label={code.label}
        {...form.field("code")}
      />
    </FormBody>
  );
}
