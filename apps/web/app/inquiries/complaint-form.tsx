import { ComplaintBody, submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { Button, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import complaints from "../locales/en/complaints.json";
import problems from "../locales/en/problems.json";
import { callApi } from "../shared/calls/call-api.ts";
import { AnswerBy } from "../shared/complaints/answer-by.tsx";
import { UsualLines } from "../shared/complaints/usual-lines.tsx";
import { contractPath } from "../shared/contracts/contract-paths.ts";
import { FormBody } from "../shared/forms/form-body.tsx";
import { EmailField, PhoneField } from "../shared/forms/form-fields.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { CallBy, CallPromise } from "../shared/office/call-promise.tsx";
import { UrgentCall } from "../shared/office/urgent-call.tsx";
import { Spoken } from "../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { CallFirst, mustCall } from "./person/call-first.tsx";
import { useFillIn } from "./person/use-fill-in.ts";
import { useInquiry } from "./use-inquiry.ts";
import type { Preset } from "./use-preset.ts";

/** What finds a complaint again: its reference and a contact of the person. */
export interface SentComplaint {
  reference: string;
  contact: string;
  /** Until when the office calls or answers. */
  dueAt: string;
  words: string;
}

/** For a replacement in one's own crew the office calls. */
const isCalled = ({ about, fields }: Preset) => about === "replacement" && fields.contractId !== "";

interface ComplaintFormProps {
  preset: Preset;
  /** The complaint that was just sent. */
  sent: SentComplaint | undefined;
  onSent: (sent: SentComplaint | undefined) => void;
}

export function ComplaintForm({ preset, sent, onSent }: ComplaintFormProps) {
  return sent ? (
    <Received sent={sent} preset={preset} onAnother={() => onSent(undefined)} />
  ) : (
    <ComplaintFields preset={preset} onSent={onSent} />
  );
}

function ComplaintFields({ preset, onSent }: Pick<ComplaintFormProps, "preset" | "onSent">) {
  const texts = useMessages(complaints);
  const form = useCallForm(
    ComplaintBody,
    { ...preset.fields, complaint: preset.line ? texts.usual.job[preset.line] : preset.words },
    {
      draft: { form: "complaint", of: preset.fields.jobId || preset.fields.contractId + preset.subject },
      incomplete: texts.incomplete,
    },
  );
  useFillIn(form.form, preset.fields);
  const sendOnce = useInquiry(() => getMessages(complaints).failed);
  const { field } = form;
  // Who comes from a job or a decision begins with the words: the rest is filled in.
  const hasMatter = preset.subject !== "";
  const { values, setFieldValue } = form.form;
  const box = useRef<HTMLTextAreaElement>(null);
  const choose = (line: string) => {
    // Something else is no message.
    const isElse = line === texts.usual.waiting.other;
    setFieldValue("complaint", isElse ? "" : line);
    if (isElse) box.current?.focus();
  };
  const words = (
    <Textarea
      ref={box}
      required
      rows={5}
      label={texts.complaint}
      description={hasMatter ? texts.complaintHintKnown : texts.complaintHint}
      {...field("complaint")}
    />
  );
  // Beside the line that was tapped: here, or on the page of the job.
  const callFirst = <CallFirst words={values.complaint} jobId={preset.isRequest ? preset.fields.jobId : ""} />;
  return (
    <FormBody
      form={form}
      submitLabel={preset.isRequest ? texts.request.submit : texts.submit}
      onSave={async (values) => {
        const send = (body: typeof values, idempotencyKey: string) =>
          callApi(submitComplaint, { body, idempotencyKey });
        const { reference, dueAt } = await sendOnce(values, send);
        onSent({ reference, contact: values.phone, dueAt, words: values.complaint });
      }}
    >
      {preset.line && callFirst}
      {hasMatter && (
        <Text fw={600} dir="auto">
          {preset.subject}
        </Text>
      )}
      {preset.about === "replacement" && <UrgentCall />}
      {isCalled(preset) && <CallPromise isAsking />}
      {preset.about && (
        <UsualLines
          label={texts.usual.label}
          lines={Object.values(texts.usual[preset.about])}
          words={values.complaint}
          choose={choose}
        />
      )}
      {!preset.line && callFirst}
      {hasMatter && words}
      {preset.isRequest && !isCalled(preset) && values.complaint !== texts.usual.job.absent && <AnswerBy />}
      <TextInput required autoComplete="name" label={texts.fullName} {...field("fullName")} />
      <PhoneField required label={texts.phone} {...field("phone")} />
      <EmailField label={texts.email} description={texts.emailHint} {...field("email")} />
      <TextInput label={texts.subject} {...field("subject")} />
      {!hasMatter && words}
    </FormBody>
  );
}

interface ReceivedProps {
  sent: SentComplaint;
  preset: Preset;
  onAnother: () => void;
}

function Received({ sent: { reference, dueAt, words }, preset, onAnother }: ReceivedProps) {
  const { isRequest, fields } = preset;
  const texts = useMessages(complaints);
  const { answeredBy } = useMessages(problems);
  const { when } = useFormats();
  const { jobId, contractId } = fields;
  const isOfContract = contractId !== "";
  const isOwnJob = isRequest && !isOfContract;
  const place = useRef<HTMLDivElement>(null);
  // The form was longer: without it the page would show what is below.
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <Stack ref={place} role="status" align="flex-start">
      <CallFirst words={words} jobId="" />
      <Spoken as="complaint-sent">
        <Title order={3}>{isRequest ? texts.request.receivedTitle : texts.receivedTitle}</Title>
        <Text size="xl" fw={700} className="ltr reference">
          {reference}
        </Text>
      </Spoken>
      {isCalled(preset) && <CallBy time={dueAt} />}
      {isCalled(preset) && <UrgentCall />}
      {mustCall(words) && <Text>{answeredBy({ moment: when(dueAt) })}</Text>}
      <Text>{isOfContract ? texts.receivedOfContract : isOwnJob ? texts.receivedOfJob : texts.received}</Text>
      {isOfContract && (
        <Button component={Link} to={contractPath(contractId)}>
          {texts.toContract}
        </Button>
      )}
      {isOwnJob && (
        <Button component={Link} to={`/jobs/${jobId}`}>
          {texts.toJob}
        </Button>
      )}
      <Button variant="default" onClick={onAnother}>
        {isRequest ? texts.request.another : texts.another}
      </Button>
    </Stack>
  );
}
