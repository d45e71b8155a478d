import { claimAddress, confirmEmail, confirmPhone } from "@hunarmand/api/account/identity";
import { Alert, Button, Stack, Text } from "@mantine/core";
import { useRevalidator } from "react-router";
import identity from "../../locales/en/identity.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { readSession, signIn } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { OneTimeCodeInput } from "../one-time-code-input.tsx";

export type AddressKind = "email" | "phone";

/** The new e-mail or phone number, and the password that confirms the owner. */
export interface AddressChange {
  email?: string | undefined;
  phoneNumber?: string | undefined;
  currentPassword: string;
}

interface ClaimOfferProps {
  kind: AddressKind;
  change: AddressChange;
  onSent: (claim: AddressChange) => void;
}

/**
 * Another account has the address. A person who receives the code takes it over, unless the other account has confirmed
 * it.
 */
export function ClaimOffer({ kind, change, onSent }: ClaimOfferProps) {
  const { claim } = useMessages(identity);
  const { busy, run } = useBusy();
  const { email, phoneNumber, currentPassword } = change;
  const claimed = { currentPassword, ...(kind === "email" ? { email } : { phoneNumber }) };
  const send = async () => {
    try {
      await callApi(claimAddress, { body: claimed });
      onSent(claimed);
    } catch (error) {
      const { error: title, errors } = getMessages(shared);
      await showMessage({ kind: "error", title, text: failureText(error, errors.unavailable) });
    }
  };
  return (
    <Alert color="marigold" mt="sm">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{claim[kind]}</Text>
        <Button variant="default" loading={busy} onClick={() => void run(send)}>
          {claim.send}
        </Button>
      </Stack>
    </Alert>
  );
}

interface ClaimAddressProps {
  kind: AddressKind;
  claim: AddressChange;
  onClose: () => void;
}

/** Takes the code that was sent to the address. */
export function ClaimAddress({ kind, claim, onClose }: ClaimAddressProps) {
  const texts = useMessages(identity);
  const { revalidate } = useRevalidator();
  const confirm = kind === "email" ? confirmEmail : confirmPhone;
  const form = useCallForm(confirm.body, { code: "" }, { draft: "none" });
  return (
    <FormDialog
      title={texts[kind].changeTitle}
      text={texts.claim.sentTo({ address: claim.email ?? claim.phoneNumber ?? "" })}
      close={texts.cancel}
      onClose={onClose}
    >
      <FormBody
        form={form}
        submitLabel={texts.code.submit}
        onSave={async (body) => {
          const { message, token } = await callApi(confirm, { body });
          if (token) signIn(token, readSession()?.role ?? "");
          onClose();
          showToast(message);
          await revalidate();
        }}
      >
        <OneTimeCodeInput label={texts.code.label} {...form.field("code")} />
      </FormBody>
    </FormDialog>
  );
}
