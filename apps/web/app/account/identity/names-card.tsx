import type { Identity, IdentityRequest } from "@hunarmand/api/account/identity";
import { identityRequestStatus } from "@hunarmand/api/account/identity-request-steps";
import { Cnic, requiredText, TypedPassword } from "@hunarmand/api/fields";
import { type ProviderProfile, updateProvider } from "@hunarmand/api/providers/providers";
import { isIdentityVerified } from "@hunarmand/api/providers/steps";
import { Alert, Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import identity from "../../locales/en/identity.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { CnicField, formatCnic } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { Facts } from "../../shared/lists/facts.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { NamesDialog } from "./names-dialog.tsx";

/** A provider's names and CNIC, with the state of the newest correction. */
export function NamesCard({ own, profile }: { own: Identity; profile: ProviderProfile }) {
  const { names } = useMessages(identity);
  const [isChanging, setChanging] = useState(false);
  const isVerified = isIdentityVerified(profile.status);
  return (
    <Stack gap="sm" align="flex-start">
      <Title order={2} size="h3">
        {names.title}
      </Title>
      <Text size="sm">{isVerified ? names.verified : names.unverified}</Text>
      <Facts facts={readFacts(names, profile)} />
      {own.request && <RequestState request={own.request} />}
      {own.hasPassword && (
        <Button variant="default" onClick={() => setChanging(true)}>
          {names.change}
        </Button>
      )}
      {isChanging && <CorrectNames profile={profile} onClose={() => setChanging(false)} />}
    </Stack>
  );
}

interface Named {
  firstName?: string | undefined;
  lastName?: string | undefined;
  fatherName?: string | undefined;
  cnic?: string | undefined;
}

const readFacts = (labels: { [Name in keyof Named]-?: string }, { firstName, lastName, fatherName, cnic }: Named) => [
  { label: labels.firstName, value: firstName },
  { label: labels.lastName, value: lastName },
  { label: labels.fatherName, value: fatherName },
  { label: labels.cnic, value: cnic && <span className="ltr">{formatCnic(cnic)}</span> },
];

function RequestState({ request }: { request: IdentityRequest }) {
  const { names } = useMessages(identity);
  const { day } = useFormats();
  const { status, changes, reason, createdDate } = request;
  const states = {
    [identityRequestStatus.waiting]: { title: names.waiting, color: "marigold" },
    [identityRequestStatus.agreed]: { title: names.agreed, color: "green" },
    [identityRequestStatus.refused]: { title: names.refused, color: "red" },
    [identityRequestStatus.withdrawn]: undefined,
  };
  const state = states[status];
  if (!state) return null;
  return (
    <Alert color={state.color} title={state.title} w="100%">
      <Stack gap="xs">
        {reason && (
          <Text size="sm" dir="auto">
            {reason}
          </Text>
        )}
        <Facts facts={readFacts(names, changes)} />
        <Text size="sm">{names.asked({ day: day(createdDate) })}</Text>
      </Stack>
    </Alert>
  );
}

const NamesForm = z.object({
  FirstName: requiredText(),
  LastName: requiredText(),
  FatherName: requiredText(),
  CNIC: Cnic,
  currentPassword: TypedPassword,
});

function CorrectNames({ profile, onClose }: { profile: ProviderProfile; onClose: () => void }) {
  const { names } = useMessages(identity);
  const { id, firstName, lastName, fatherName, cnic, phoneNumber } = profile;
  const start = { FirstName: firstName, LastName: lastName, FatherName: fatherName, CNIC: formatCnic(cnic) };
  const form = useCallForm(NamesForm, { ...start, currentPassword: "" }, { draft: { form: "names" } });
  const send = (body: z.output<typeof NamesForm>) =>
    callApi(updateProvider, { params: { phoneNumber: phoneNumber || id }, body });
  return (
    <NamesDialog title={names.changeTitle} form={form} signedInAs="Provider" send={send} onClose={onClose}>
      <TextInput required autoComplete="given-name" label={names.firstName} {...form.field("FirstName")} />
      <TextInput required autoComplete="family-name" label={names.lastName} {...form.field("LastName")} />
      <TextInput required autoComplete="off" label={names.fatherName} {...form.field("FatherName")} />
      <CnicField required autoComplete="off" label={names.cnic} {...form.field("CNIC")} />
    </NamesDialog>
  );
}
