import "./sign-in-details.css";
import {
  confirmEmail,
  confirmPhone,
  type Identity,
  sendEmailCode,
  sendPhoneCode,
} from "@hunarmand/api/account/identity";
import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import identity from "../../locales/en/identity.json";
import shared from "../../locales/en/shared.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { TitledCard } from "../../shared/layout/titled-card.tsx";
import { readSession, signIn } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { OneTimeCodeInput } from "../one-time-code-input.tsx";
import { ChangeAddress } from "./change-address.tsx";
import type { AddressKind } from "./claim-address.tsx";

const calls = {
  email: { send: sendEmailCode, confirm: confirmEmail },
  phone: { send: sendPhoneCode, confirm: confirmPhone },
};

interface AddressCardProps {
  kind: AddressKind;
  own: Identity;
  /** The code from the mailed link. */
  code: string;
  canChange: boolean;
}

/** One address: whether it is confirmed, and the forms to confirm and to change it. */
export function AddressCard({ kind, own, code, canChange }: AddressCardProps) {
  const texts = useMessages(identity);
  const [isChanging, setChanging] = useState(false);
  const { value, isConfirmed } = readAddress(kind, own);
  return (
    <TitledCard title={texts[kind].title} align="flex-start">
      <Group gap="sm">
        <Text className={value ? "ltr address-value" : ""}>{value ?? texts.missing}</Text>
        {value && (
          <Badge color={isConfirmed ? "green" : "marigold"} variant="light">
            {isConfirmed ? texts.confirmed : texts.unconfirmed}
          </Badge>
        )}
      </Group>
      {value && !isConfirmed && <ProveAddress kind={kind} code={code} />}
      {canChange && own.hasPassword && (
        <Button variant="default" onClick={() => setChanging(true)}>
          {texts[kind].change}
        </Button>
      )}
      {isChanging && <ChangeAddress kind={kind} own={own} onClose={() => setChanging(false)} />}
    </TitledCard>
  );
}

const readAddress = (kind: AddressKind, own: Identity) =>
  kind === "email"
    ? { value: own.email, isConfirmed: own.emailConfirmed }
    : { value: own.phoneNumber, isConfirmed: own.phoneConfirmed };

function ProveAddress({ kind, code }: { kind: AddressKind; code: string }) {
  const texts = useMessages(identity);
  const isHandyman = readSession()?.role === "Provider";
  const { revalidate } = useRevalidator();
  const { busy, run } = useBusy();
  // Signing up and changing the e-mail have already sent a code by mail.
  const [isSent, setSent] = useState(kind === "email" || code !== "");
  const form = useCallForm(calls[kind].confirm.body, { code }, { draft: "none" });
  const send = async () => {
    const failed = (error: unknown) => {
      const text = error instanceof ApiError ? error.message : getMessages(shared).errors.unavailable;
      return showMessage({ kind: "error", title: getMessages(shared).error, text });
    };
    const reply = await callApi(calls[kind].send).catch(failed);
    if (!reply) return;
    setSent(true);
    showToast(reply.message);
  };
  return (
    <Stack gap="sm" w="100%" align="flex-start">
      <Text size="sm">{texts[isHandyman ? "email" : kind].why}</Text>
      <Button loading={busy} variant={isSent ? "default" : "filled"} onClick={() => void run(send)}>
        {texts.code.send}
      </Button>
      {isSent && (
        <FormBody
          form={form}
          submitLabel={texts.code.submit}
          onSave={async (body) => {
            const { message, token } = await callApi(calls[kind].confirm, { body });
            if (token) signIn(token, readSession()?.role ?? "");
            showToast(message);
            await revalidate();
          }}
        >
          <OneTimeCodeInput label={texts.code.label} {...form.field("code")} />
        </FormBody>
      )}
    </Stack>
  );
}
