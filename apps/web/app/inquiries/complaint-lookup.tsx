import { type FoundInquiry, findComplaint, InquiryKey } from "@hunarmand/api/inquiries/inquiries";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { Badge, Group, Stack, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import complaints from "../locales/en/complaints.json";
import { callApi } from "../shared/calls/call-api.ts";
import { FormBody } from "../shared/forms/form-body.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { Facts } from "../shared/lists/facts.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { OwnThread } from "./own-thread.tsx";
import { ReopenForm } from "./reopen-form.tsx";

interface Found {
  progress: FoundInquiry;
  /** The contact that found the complaint. Reopening asks for it again. */
  contact: string;
}

/** @param contact the phone number of a complaint that was just sent; empty otherwise */
export function ComplaintLookup({ reference, contact }: { reference: string; contact: string }) {
  const texts = useMessages(complaints);
  const [found, setFound] = useState<Found>();
  const form = useCallForm(InquiryKey, { reference, contact }, { draft: "none" });
  const { field } = form;
  const lookUp = async (key: { reference: string; contact: string }) => {
    setFound(undefined);
    setFound({ progress: await callApi(findComplaint, { body: key }), contact: key.contact });
  };
  return (
    <Stack gap={0}>
      <FormBody form={form} submitLabel={texts.lookUp} onSave={lookUp}>
        <TextInput
          required
          dir="ltr"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={texts.referenceExample}
          label={texts.reference}
          {...field("reference")}
        />
        <TextInput required dir="ltr" autoComplete="tel" label={texts.contact} {...field("contact")} />
      </FormBody>
      <div aria-live="polite">{found && <Progress {...found} onReopened={lookUp} />}</div>
    </Stack>
  );
}

interface ProgressProps extends Found {
  onReopened: (key: { reference: string; contact: string }) => Promise<void>;
}

function Progress({ progress, contact, onReopened }: ProgressProps) {
  const texts = useMessages(complaints);
  const { when } = useFormats();
  const { reference, kind, status, createdDate, dueAt, resolvedDate, nextSteps } = progress;
  return (
    <Stack mt="md">
      <Group justify="space-between">
        <Title order={3} className="ltr">
          {reference}
        </Title>
        <Badge size="lg" color={status === inquiryStatus.resolved ? "green" : "marigold"} variant="light">
          {texts.statuses[status]}
        </Badge>
      </Group>
      <Facts
        facts={[
          { label: texts.kind, value: texts.kinds[kind] },
          { label: texts.sent, value: when(createdDate) },
          { label: texts.due, value: resolvedDate === null && when(dueAt) },
          { label: texts.answered, value: resolvedDate && when(resolvedDate) },
        ]}
      />
      <OwnThread thread={progress.thread} />
      {nextSteps.includes("reopen") && (
        <ReopenForm inquiry={{ reference, contact }} onReopened={() => onReopened({ reference, contact })} />
      )}
    </Stack>
  );
}
