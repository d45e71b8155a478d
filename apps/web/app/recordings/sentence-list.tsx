import "./recordings.css";
import type { OfficeRecording } from "@hunarmand/api/recordings/recordings";
import { spokenSentences } from "@hunarmand/api/recordings/spoken-sentences";
import { completeLanguages, isLanguage, type Language, languageNames } from "@hunarmand/texts/catalogue";
import { Card, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import recordings from "../locales/en/recordings.json";
import { useMessages } from "../shared/texts/messages.ts";
import { SentenceRow } from "./sentence-row.tsx";
import { useSentences } from "./use-sentences.ts";

/** The first complete translation: people who find English hard to read need the recordings most. */
const firstLanguage = completeLanguages.find((language) => language !== "en") ?? "en";

/** All sentences of one language. */
export function SentenceList({ recorded }: { recorded: readonly OfficeRecording[] }) {
  const { language: label, count } = useMessages(recordings);
  const [language, setLanguage] = useState<Language>(firstLanguage);
  const sentences = useSentences(language);
  const [recordingSentence, setRecordingSentence] = useState<string>();
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
      <Card component="ul" className="sentences">
        {sentences &&
          spokenSentences.map((sentence) => (
            <SentenceRow
              key={`${language} ${sentence}`}
              place={{ language, sentence }}
              text={sentences[sentence]}
              recording={own.find((recording) => recording.sentence === sentence)}
              isBlocked={recordingSentence !== undefined && recordingSentence !== sentence}
              onRecord={(isRecording) => setRecordingSentence(isRecording ? sentence : undefined)}
            />
          ))}
      </Card>
    </>
  );
}
