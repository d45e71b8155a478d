import { addInquiryNote, InquiryNoteBody, listInquiryNotes } from "@hunarmand/api/inquiries/notes";
import type { DeskInquiry } from "@hunarmand/api/inquiries/office";
import { Badge, Checkbox, Group } from "@mantine/core";
import { ColleagueNotes, NoteField } from "../../../desk/notes/colleague-notes.tsx";
import notes from "../../../locales/en/colleague-notes.json";
import texts from "../../../locales/en/desks.json";
import { callApi, callPage } from "../../../shared/calls/call-api.ts";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

type NotesProps = Pick<DeskInquiry, "id" | "colleagues">;

/** Notes of Support about an inquiry, such as a call. They may mention colleagues (docs/product.md I6). */
export function InquiryNotes({ id, colleagues }: NotesProps) {
  const { mention } = useMessages(texts).inquiries;
  return (
    <ColleagueNotes
      about="inquiry"
      id={id}
      load={(cursor) => callPage(listInquiryNotes, { params: { id }, query: { cursor } })}
      form={(onSaved) => <InquiryNoteForm id={id} colleagues={colleagues} onSaved={onSaved} />}
      below={({ mentioned }) =>
        mentioned.length > 0 && (
          <Group gap="xs">
            {mentioned.map(({ id: colleagueId, name }) => (
              <Badge key={colleagueId} variant="light" tt="none" dir="auto">
                {mention.name({ name })}
              </Badge>
            ))}
          </Group>
        )
      }
    />
  );
}

/** Checkboxes, because a phone shows all colleagues at once and Tab reaches each of them. */
function InquiryNoteForm({ id, colleagues, onSaved }: NotesProps & { onSaved: () => void }) {
  const { save } = useMessages(notes);
  const { mention } = useMessages(texts).inquiries;
  const initial: { words: string; mentionedIds: string[] } = { words: "", mentionedIds: [] };
  const form = useCallForm(InquiryNoteBody, initial, { draft: { form: "inquiry-note", of: id } });
  return (
    <FormBody
      form={form}
      submitLabel={save}
      onSave={async (body) => {
        await callApi(addInquiryNote, { params: { id }, body });
        onSaved();
      }}
    >
      <NoteField about="inquiry" {...form.field("words")} />
      {colleagues.length > 0 && (
        <Checkbox.Group label={mention.label} description={mention.hint} {...form.form.getInputProps("mentionedIds")}>
          <Group gap="lg" mt="xs">
            {colleagues.map(({ id: value, name }) => (
              <Checkbox key={value} name="mentionedIds" value={value} label={name} className="tall-check" />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    </FormBody>
  );
}
