import type { SpokenRecording } from "@hunarmand/api/recordings/recordings";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import type { Language } from "@hunarmand/texts/catalogue";
import { useEffect, useState } from "react";
import { findRecording } from "./recording-list.ts";

/** Returns the recording of a sentence once the list is loaded; undefined without one. */
export function useRecording(language: Language, sentence: SpokenSentence): SpokenRecording | undefined {
  const [recording, setRecording] = useState<SpokenRecording>();
  useEffect(() => {
    let isLeft = false;
    findRecording(language, sentence).then(
      (found) => !isLeft && setRecording(found),
      // Without the list the text is enough.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [language, sentence]);
  return recording;
}
