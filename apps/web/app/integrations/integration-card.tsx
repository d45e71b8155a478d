import "./integrations.css";
import { Card, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FormBody } from "../shared/forms/form-body.tsx";
import type { CallForm } from "../shared/forms/use-call-form.ts";
import { useSecret } from "./use-secret.tsx";

interface IntegrationCardProps<V extends Record<string, unknown>, Parsed> {
  words: { title: string; hint: string; none: string; add: string };
  /** A `li` for each. */
  rows: readonly ReactNode[];
  form: CallForm<V, Parsed>;
  /** The reply's secret is shown once, because the portal does not show it again. */
  create: (body: Parsed) => Promise<{ secret: string }>;
  /** The fields of the form. */
  children: ReactNode;
}

/** Other programs that the office lets in: the list of them, and a form that adds one. */
export function IntegrationCard<V extends Record<string, unknown>, Parsed>(props: IntegrationCardProps<V, Parsed>) {
  const { words, rows, form, create, children } = props;
  const { showSecret, dialog } = useSecret();
  return (
    <Card>
      <Title order={2} size="h3">
        {words.title}
      </Title>
      <Text c="dimmed" mb="sm">
        {words.hint}
      </Text>
      {rows.length === 0 && <Text mb="sm">{words.none}</Text>}
      <ul className="integration-rows" aria-label={words.title}>
        {rows}
      </ul>
      <FormBody
        form={form}
        submitLabel={words.add}
        onSave={async (body) => {
          const { secret } = await create(body);
          form.form.reset();
          showSecret(secret);
        }}
      >
        {children}
      </FormBody>
      {dialog}
    </Card>
  );
}
