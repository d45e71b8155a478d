import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import identity from "../../locales/en/identity.json";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PasswordField } from "../../shared/forms/form-fields.tsx";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { signIn } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";

interface NamesDialogProps<V extends Record<string, unknown>, Parsed> {
  title: string;
  form: CallForm<V & { currentPassword: string }, Parsed>;
  signedInAs: "Customer" | "Provider";
  /** Sends the names. The reply has a new token if the caller's name changed. */
  send: (names: Parsed) => Promise<{ message: string; token?: string | undefined }>;
  onClose: () => void;
  children: ReactNode;
}

/** Changes a person's own names, which needs their password. */
export function NamesDialog<V extends Record<string, unknown>, Parsed>(props: NamesDialogProps<V, Parsed>) {
  const { title, form, signedInAs, send, onClose, children } = props;
  const { currentPassword, save, cancel } = useMessages(identity);
  const { revalidate } = useRevalidator();
  return (
    <FormDialog title={title} close={cancel} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={save}
        onSave={async (names) => {
          const { message, token } = await send(names);
          if (token) signIn(token, signedInAs);
          onClose();
          showToast(message);
          await revalidate();
        }}
      >
        {children}
        <PasswordField required label={currentPassword} {...form.field("currentPassword")} />
      </FormBody>
    </FormDialog>
  );
}
