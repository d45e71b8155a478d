import type { Language } from "@hunarmand/texts/catalogue";
import { useEffect, useState } from "react";
import spoken from "../locales/en/spoken.json";

type Sentences = typeof spoken.english.sentences;

/** Returns the sentences in any language, not only in the reader's; undefined while they load. */
export function useSentences(language: Language): Sentences | undefined {
  const [loaded, setLoaded] = useState<{ language: Language; sentences: Sentences }>();
  useEffect(() => {
    let isLeft = false;
    const load = spoken.others?.[language];
    load?.().then(
      ({ default: texts }) => !isLeft && setLoaded({ language, sentences: texts.sentences }),
      () => !isLeft && setLoaded({ language, sentences: spoken.english.sentences }),
    );
    return () => {
      isLeft = true;
    };
  }, [language]);
  if (language === "en" || !spoken.others?.[language]) return spoken.english.sentences;
  return loaded?.language === language ? loaded.sentences : undefined;
}
