import { addProviderNote, listProviderNotes, type ProviderNote } from "@hunarmand/api/providers/notes";
import { Button, Stack, Text, Textarea, Title } from "@mantine/core";
import { useState } from "react";
import { usePart } from "../../../desk/use-part.ts";
import providerDesk from "../../../locales/en/provider-desk.json";
import { callApi, callPage } from "../../../shared/calls/call-api.ts";
import { Loaded } from "../../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../../shared/calls/use-more-pages.ts";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { MoreRows } from "../../../shared/lists/more-rows.tsx";
import { CardSkeletons } from "../../../shared/lists/paged-list.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

/** Colleagues' notes (docs/product.md P16), and a field for another one. */
export function ProviderNotes({ providerId: id }: { providerId: string }) {
  const { notes } = useMessages(providerDesk);
  const [added, setAdded] = useState(0);
  const [isWriting, setWriting] = useState(false);
  const loading = usePart(`${id} ${added}`, () => callPage(listProviderNotes, { params: { id }, query: {} }));
  const finish = () => {
    setWriting(false);
    setAdded(added + 1);
  };
  return (
    <Stack component="section" gap="sm" aria-label={notes.title}>
      <Title order={2} size="h3">
        {notes.title}
      </Title>
      {loading ? (
        <Loaded promise={loading} fallback={<CardSkeletons />} failed={notes.failed}>
          {(first) => <NoteList providerId={id} first={first} />}
        </Loaded>
      ) : (
        <CardSkeletons />
      )}
      {isWriting ? (
        <NoteForm providerId={id} onSaved={finish} />
      ) : (
        <Button variant="default" onClick={() => setWriting(true)}>
          {notes.write}
        </Button>
      )}
    </Stack>
  );
}

function NoteList({ providerId: id, first }: { providerId: string; first: Page<ProviderNote> }) {
  const { notes } = useMessages(providerDesk);
  const { moment } = useFormats();
  const pages = useMorePages(first, (cursor) => callPage(listProviderNotes, { params: { id }, query: { cursor } }));
  if (pages.items.length === 0) return <Text c="dimmed">{notes.none}</Text>;
  return (
    <>
      <ul className="application-notes">
        {pages.items.map((note) => (
          <li key={note.id}>
            <Text className="desk-text" dir="auto">
              {note.words}
            </Text>
            <Text size="sm" c="dimmed">
              {notes.by({ name: note.authorName, moment: moment(note.createdDate) })}
            </Text>
          </li>
        ))}
      </ul>
      <MoreRows pages={pages} failedText={notes.failed} />
    </>
  );
}

function NoteForm({ providerId: id, onSaved }: { providerId: string; onSaved: () => void }) {
  const { notes } = useMessages(providerDesk);
  const form = useCallForm(addProviderNote.body, { words: "" }, { draft: { form: "provider-note", of: id } });
  return (
    <FormBody
      form={form}
      submitLabel={notes.save}
      onSave={async (body) => {
        await callApi(addProviderNote, { params: { id }, body });
        onSaved();
      }}
    >
      <Textarea
        required
        data-autofocus
        rows={3}
        label={notes.label}
        description={notes.hint}
        {...form.field("words")}
      />
    </FormBody>
  );
}
