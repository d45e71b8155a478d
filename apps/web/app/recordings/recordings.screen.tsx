import "./recordings.css";
import { listOfficeRecordings, type OfficeRecording } from "@hunarmand/api/recordings/recordings";
import { spokenSentences } from "@hunarmand/api/recordings/spoken-sentences";
import { completeLanguages, isLanguage, type Language, languageNames } from "@hunarmand/texts/catalogue";
import { Card, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { requireDesk } from "../desk/require-desk.ts";
import recordings from "../locales/en/recordings.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/recordings.screen";
import { SentenceRow } from "./sentence-row.tsx";
import { useSentences } from "./use-sentences.ts";

export function meta() {
  return pageMeta({ title: getMessages(recordings).title });
}

export function clientLoader() {
  requireDesk(listOfficeRecordings);
  return { loading: startLoad(callApi(listOfficeRecordings)) };
}

/** The sentences of the steps, to record them (docs/product.md K6). */
export default function RecordingsScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const { title, text, failed } = useMessages(recordings);
  return (
    <Stack gap="lg" maw="48rem">
      <div>
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{text}</Text>
      </div>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={failed}>
        {(recorded) => <SentenceList recorded={recorded} />}
      </Loaded>
    </Stack>
  );
}

/** Those who read English with effort need them most. */
const firstLanguage = completeLanguages.find((language) => language !== "en") ?? "en";

function SentenceList({ recorded }: { recorded: readonly OfficeRecording[] }) {
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
