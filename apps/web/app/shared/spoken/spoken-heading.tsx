import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { Spoken } from "./spoken.tsx";

type Say = (sentence: SpokenSentence | undefined) => void;

/** Without a heading above, nothing is said. */
const HeadingSays = createContext<Say>(() => undefined);

interface SpokenHeadingProps {
  /** What is said until the content says something else. */
  as?: SpokenSentence | undefined;
  heading: ReactNode;
  /** Chooses by what it shows: `useHeadingSays`. */
  children: ReactNode;
}

/** A heading, whose sentence changes with what is shown below it. */
export function SpokenHeading({ as, heading, children }: SpokenHeadingProps) {
  const [said, setSaid] = useState<SpokenSentence>();
  return (
    <HeadingSays value={setSaid}>
      <Spoken as={said ?? as}>{heading}</Spoken>
      {children}
    </HeadingSays>
  );
}

/** Makes the heading above say this sentence while the caller is shown. Undefined leaves it as it is. */
export function useHeadingSays(sentence: SpokenSentence | undefined): void {
  const say = useContext(HeadingSays);
  useEffect(() => {
    if (!sentence) return;
    say(sentence);
    return () => say(undefined);
  }, [say, sentence]);
}
