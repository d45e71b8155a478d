import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import spoken from "../../locales/en/spoken.json";
import { useLanguage, useMessages } from "../texts/messages.ts";
import { loadSound } from "./recording-list.ts";
import { SoundButton } from "./sound-button.tsx";
import { useRecording } from "./use-recording.ts";

/** Plays a sentence in the reader's language. Shown only if it is recorded. */
export function ListenButton({ sentence }: { sentence: SpokenSentence }) {
  const { sentences } = useMessages(spoken);
  const language = useLanguage();
  const recording = useRecording(language, sentence);
  if (!recording) return null;
  return <SoundButton key={recording.hash} text={sentences[sentence]} load={() => loadSound(language, sentence)} />;
}
