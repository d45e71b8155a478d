import { type NoticeTemplate, updateTemplate } from "@hunarmand/api/notices/notices";
import { Button, Textarea, TextInput } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import texts from "../../locales/en/templates.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";

const TemplateTexts = updateTemplate.body.omit({ kind: true });

export function TemplateForm({ template }: { template: NoticeTemplate }) {
  const { subject, body, placeholders, save, reset } = useMessages(texts);
  const { decide, decideAtOnce } = useDecision();
  const { kind } = template;
  const form = useCallForm(
    TemplateTexts,
    { subject: template.subject, text: template.text },
    { draft: { form: "template", of: kind } },
  );
  const send = (values: { subject: string; text: string }) => callApi(updateTemplate, { body: { kind, ...values } });
  const names = template.placeholders.map((name) => `{${name}}`).join(" ");
  return (
    <div className="template-form">
      <FormBody form={form} submitLabel={save} onSave={(values) => decide(() => send(values))}>
        <TextInput required lang="en" dir="ltr" label={subject} {...form.field("subject")} />
        <Textarea
          required
          autosize
          lang="en"
          dir="ltr"
          minRows={3}
          label={body}
          description={placeholders({ names })}
          {...form.field("text")}
        />
      </FormBody>
      {!template.isDefault && (
        <Button
          variant="default"
          fullWidth
          mt="sm"
          onClick={() => void decideAtOnce(() => send({ subject: "", text: "" }))}
        >
          {reset}
        </Button>
      )}
    </div>
  );
}
