import type { Identity } from "@hunarmand/api/account/identity";
import { updateCustomer } from "@hunarmand/api/customers/customers";
import { Email, PhoneNumber, TypedPassword } from "@hunarmand/api/fields";
import { updateProvider } from "@hunarmand/api/providers/providers";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { z } from "zod";
import identity from "../../locales/en/identity.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { EmailField, PasswordField, PhoneField } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { readSession, signIn } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { type AddressChange, type AddressKind, ClaimAddress, ClaimOffer } from "./claim-address.tsx";

const forms = {
  email: z.object({ email: Email, phoneNumber: z.string(), currentPassword: TypedPassword }),
  phone: z.object({ email: z.string(), phoneNumber: PhoneNumber, currentPassword: TypedPassword }),
};

interface ChangeAddressProps {
  kind: AddressKind;
  own: Identity;
  onClose: () => void;
}

/** Changes the e-mail or phone number. The owner confirms with the password. */
export function ChangeAddress({ kind, own, onClose }: ChangeAddressProps) {
  const texts = useMessages(identity);
  const { revalidate } = useRevalidator();
  const form = useCallForm(
    forms[kind],
    { email: "", phoneNumber: "", currentPassword: "" },
    { draft: { form: "sign-in-details", of: kind } },
  );
  const [isTaken, setTaken] = useState(false);
  const [claim, setClaim] = useState<AddressChange>();
  if (claim) return <ClaimAddress kind={kind} claim={claim} onClose={onClose} />;
  return (
    <FormDialog title={texts[kind].changeTitle} text={texts[kind].changeText} close={texts.cancel} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={texts.save}
        onSave={async ({ email, phoneNumber, currentPassword }) => {
          const change = kind === "email" ? { email } : { phoneNumber };
          const message = await saveAddress(own, { ...change, currentPassword }).catch((error: unknown) => {
            setTaken(error instanceof ApiError && error.code === `${kind}-taken`);
            throw error;
          });
          onClose();
          showToast(message);
          await revalidate();
        }}
      >
        {kind === "email" ? (
          <EmailField required label={texts.email.label} {...form.field("email")} />
        ) : (
          <PhoneField required label={texts.phone.label} {...form.field("phoneNumber")} />
        )}
        <PasswordField required label={texts.currentPassword} {...form.field("currentPassword")} />
      </FormBody>
      {isTaken && <ClaimOffer kind={kind} change={form.form.getValues()} onSent={setClaim} />}
    </FormDialog>
  );
}

/**
 * Saves the new address and signs in with the new token. The token carries the e-mail, by which screens load their
 * data.
 */
async function saveAddress(
  { phoneNumber: oldNumber }: Identity,
  { email, phoneNumber, currentPassword }: AddressChange,
) {
  const role = readSession()?.role ?? "";
  const { message, token } =
    role === "Provider"
      ? await callApi(updateProvider, {
          // Without a phone number, the account is named by its id.
          params: { phoneNumber: oldNumber ?? readSession()?.person ?? "" },
          body: { Email: email, PhoneNumber: phoneNumber, currentPassword },
        })
      : await callApi(updateCustomer, { body: { email, phoneNumber, currentPassword } });
  if (token) signIn(token, role);
  return message;
}
