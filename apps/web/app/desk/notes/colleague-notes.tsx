import "./colleague-notes.css";
import { type ColleagueNote, ColleagueNoteBody } from "@hunarmand/api/staff/colleague-notes";
import { Button, Stack, Text, Textarea, Title } from "@mantine/core";
import { useState } from "react";
import type { z } from "zod";
import texts from "../../locales/en/colleague-notes.json";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { MoreRows } from "../../shared/lists/more-rows.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { LoadedPart } from "../loaded-part.tsx";

interface NotesProps {
  about: "provider" | "job" | "inquiry";
  id: string;
  load: (cursor?: string) => Promise<Page<ColleagueNote>>;
  save: (body: z.output<typeof ColleagueNoteBody>) => Promise<unknown>;
}

/** Colleagues' notes about a handyman, a job or an inquiry (docs/product.md P16, J11, I6), and a field for another one. */
export function ColleagueNotes(props: NotesProps) {
  const { id, load } = props;
  const { title, failed, write } = useMessages(texts);
  const [added, setAdded] = useState(0);
  const [isWriting, setWriting] = useState(false);
  const finish = () => {
    setWriting(false);
    setAdded(added + 1);
  };
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <LoadedPart of={`${id} ${added}`} load={() => load()} failed={failed}>
        {(first) => <NoteList first={first} load={load} />}
      </LoadedPart>
      {isWriting ? (
        <NoteForm {...props} onSaved={finish} />
      ) : (
        <Button variant="default" onClick={() => setWriting(true)}>
          {write}
        </Button>
      )}
    </Stack>
  );
}

function NoteList({ first, load }: Pick<NotesProps, "load"> & { first: Page<ColleagueNote> }) {
  const { none, by, failed } = useMessages(texts);
  const { moment } = useFormats();
  const pages = useMorePages(first, load);
  if (pages.items.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <>
      <ul className="colleague-notes">
        {pages.items.map((note) => (
          <li key={note.id}>
            <Text className="desk-text" dir="auto">
              {note.words}
            </Text>
            <Text size="sm" c="dimmed">
              {by({ name: note.authorName, moment: moment(note.createdDate) })}
            </Text>
          </li>
        ))}
      </ul>
      <MoreRows pages={pages} failedText={failed} />
    </>
  );
}

function NoteForm({ about, id, save, onSaved }: NotesProps & { onSaved: () => void }) {
  const { hints, label, save: submitLabel } = useMessages(texts);
  const form = useCallForm(ColleagueNoteBody, { words: "" }, { draft: { form: `${about}-note`, of: id } });
  return (
    <FormBody
      form={form}
      submitLabel={submitLabel}
      onSave={async (body) => {
        await save(body);
        onSaved();
      }}
    >
      <Textarea required data-autofocus rows={3} label={label} description={hints[about]} {...form.field("words")} />
    </FormBody>
  );
}
