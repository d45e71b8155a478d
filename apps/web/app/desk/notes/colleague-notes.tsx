import "./colleague-notes.css";
import { type ColleagueNote, ColleagueNoteBody } from "@hunarmand/api/staff/colleague-notes";
import { Button, Stack, Text, Textarea, Title } from "@mantine/core";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { z } from "zod";
import texts from "../../locales/en/colleague-notes.json";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { MoreRows } from "../../shared/lists/more-rows.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { LoadedPart } from "../loaded-part.tsx";

type About = "provider" | "job" | "inquiry";

interface ListProps<Note extends ColleagueNote> {
  load: (cursor?: string) => Promise<Page<Note>>;
  /** What is shown below a note. */
  below?: ((note: Note) => ReactNode) | undefined;
}

interface FormProps {
  about: About;
  id: string;
  save: (body: z.output<typeof ColleagueNoteBody>) => Promise<unknown>;
}

/** The form of a note with the words alone, or another one. */
type Writing = { save: FormProps["save"]; form?: undefined } | { form: (onSaved: () => void) => ReactNode };

/** Colleagues' notes about a handyman, a job or an inquiry (docs/product.md P16, J11, I6), and a field for another one. */
export function ColleagueNotes<Note extends ColleagueNote>(
  props: ListProps<Note> & Pick<FormProps, "about" | "id"> & Writing,
) {
  const { about, id, load, below } = props;
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
        {(first) => <NoteList first={first} load={load} below={below} />}
      </LoadedPart>
      {isWriting ? (
        props.form ? (
          props.form(finish)
        ) : (
          <NoteForm about={about} id={id} save={props.save} onSaved={finish} />
        )
      ) : (
        <Button variant="default" onClick={() => setWriting(true)}>
          {write}
        </Button>
      )}
    </Stack>
  );
}

function NoteList<Note extends ColleagueNote>({ first, load, below }: ListProps<Note> & { first: Page<Note> }) {
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
            {below?.(note)}
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

function NoteForm({ about, id, save, onSaved }: FormProps & { onSaved: () => void }) {
  const { save: submitLabel } = useMessages(texts);
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
      <NoteField about={about} {...form.field("words")} />
    </FormBody>
  );
}

/** The words of a note, with who reads them. */
export function NoteField({ about, ...field }: { about: About } & ComponentProps<typeof Textarea>) {
  const { hints, label } = useMessages(texts);
  return <Textarea required data-autofocus rows={3} label={label} description={hints[about]} {...field} />;
}
