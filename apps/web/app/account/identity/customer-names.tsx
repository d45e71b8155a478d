import type { Identity } from "@hunarmand/api/account/identity";
import { updateCustomer } from "@hunarmand/api/customers/customers";
import { requiredText, TypedPassword } from "@hunarmand/api/fields";
import { Button, Card, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { z } from "zod";
import identity from "../../locales/en/identity.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PasswordField } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { signIn } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";

export interface Names {
  firstName: string;
  lastName: string;
}

/** A customer's own names. The assigned handyman sees them. */
export function CustomerNames({ own, names }: { own: Identity; names: Names }) {
  const { customerNames: texts } = useMessages(identity);
  const [isChanging, setChanging] = useState(false);
  return (
    <Card>
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        <Text className="address-value" dir="auto">
          {[names.firstName, names.lastName].filter(Boolean).join(" ")}
        </Text>
        {own.hasPassword && (
          <Button variant="default" onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        )}
      </Stack>
      {isChanging && <ChangeNames names={names} onClose={() => setChanging(false)} />}
    </Card>
  );
}

const NamesForm = z.object({ firstName: requiredText(), lastName: requiredText(), currentPassword: TypedPassword });

function ChangeNames({ names, onClose }: { names: Names; onClose: () => void }) {
  const { names: labels, customerNames: texts, currentPassword, save, cancel } = useMessages(identity);
  const { revalidate } = useRevalidator();
  const { firstName, lastName } = names;
  const form = useCallForm(
    NamesForm,
    { firstName, lastName, currentPassword: "" },
    { draft: { form: "customer-names" } },
  );
  return (
    <FormDialog title={texts.change} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={save}
        onSave={async (body) => {
          const { message, token } = await callApi(updateCustomer, { body });
          if (token) signIn(token, "Customer");
          onClose();
          showToast(message);
          await revalidate();
        }}
      >
        <TextInput required autoComplete="given-name" label={labels.firstName} {...form.field("firstName")} />
        <TextInput required autoComplete="family-name" label={labels.lastName} {...form.field("lastName")} />
        <PasswordField required label={currentPassword} {...form.field("currentPassword")} />
      </FormBody>
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {cancel}
      </Button>
    </FormDialog>
  );
}
