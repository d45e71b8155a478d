import "./recordings.css";
import type { OfficeRecording } from "@hunarmand/api/recordings/recordings";
import {
  type Listener,
  type SpokenSentence,
  sentencesByListener,
  spokenSentences,
} from "@hunarmand/api/recordings/spoken-sentences";
import { completeLanguages, isLanguage, type Language, languageNames } from "@hunarmand/texts/catalogue";
import { Anchor, Card, Group, NativeSelect, Text, Title } from "@mantine/core";
import { useState } from "react";
import recordings from "../locales/en/recordings.json";
import { useMessages } from "../shared/texts/messages.ts";
import { SentenceRow } from "./sentence-row.tsx";
import { useSentences } from "./use-sentences.ts";

/** The first complete translation: people who find English hard to read need the recordings most. */
const firstLanguage = completeLanguages.find((language) => language !== "en") ?? "en";

const listeners = Object.keys(sentencesByListener) as Listener[];

/** All sentences of one language, grouped by their listeners. */
export function SentenceList({ recorded }: { recorded: readonly OfficeRecording[] }) {
  const { language: label, count, listeners: titles } = useMessages(recordings);
  const [language, setLanguage] = useState<Language>(firstLanguage);
  const sentences = useSentences(language);
  const [recordingSentence, setRecordingSentence] = useState<SpokenSentence>();
  const own = recorded.filter((recording) => recording.language === language);
  return (
    <>
      <NativeSelect
        label={label}
        value={language}
        data={completeLanguages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ target: { value } }) => isLanguage(value) && setLanguage(value)}
      />
      <Text role="status">{count({ recorded: own.length, all: spokenSentences.length })}</Text>
      <Group gap="md">
        {listeners.map((listener) => (
          <Anchor key={listener} href={`#heard-by-${listener}`} className="tall-link">
            {titles[listener]}
          </Anchor>
        ))}
      </Group>
      {sentences &&
        listeners.map((listener) => (
          <ListenerSentences
            key={listener}
            {...{ listener, language, sentences, own, recordingSentence }}
            onRecord={setRecordingSentence}
          />
        ))}
    </>
  );
}

interface ListenerSentencesProps {
  listener: Listener;
  language: Language;
  sentences: Readonly<Record<SpokenSentence, string>>;
  /** The recordings in this language. */
  own: readonly OfficeRecording[];
  recordingSentence: SpokenSentence | undefined;
  onRecord: (sentence: SpokenSentence | undefined) => void;
}

/** The sentences for one kind of listener, and how many are recorded. */
function ListenerSentences(props: ListenerSentencesProps) {
  const { listener, language, sentences, own, recordingSentence, onRecord } = props;
  const { listeners: titles, count } = useMessages(recordings);
  const listed: readonly SpokenSentence[] = sentencesByListener[listener];
  const recordedHere = own.filter(({ sentence }) => listed.includes(sentence));
  return (
    <section aria-labelledby={`heard-by-${listener}`}>
      <Title order={2} size="h3" id={`heard-by-${listener}`}>
        {titles[listener]}
      </Title>
      <Text c="dimmed" mb="xs">
        {count({ recorded: recordedHere.length, all: listed.length })}
      </Text>
      <Card component="ul" className="sentences">
        {listed.map((sentence) => (
          <SentenceRow
            key={`${language} ${sentence}`}
            place={{ language, sentence }}
            text={sentences[sentence]}
            recording={own.find((recording) => recording.sentence === sentence)}
            isBlocked={recordingSentence !== undefined && recordingSentence !== sentence}
            onRecord={(isRecording) => onRecord(isRecording ? sentence : undefined)}
          />
        ))}
      </Card>
    </section>
  );
}
