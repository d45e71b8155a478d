import "../steps/step-bar.css";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import texts from "../../../locales/en/code-signup.json";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

const names = ["phone", "code", "name", "place", "work"] as const;
type Name = (typeof names)[number];

/** The number's step has no line of its own, and the code says what it is at its field. */
const says = {
  ...{ phone: undefined, code: undefined },
  ...{ name: "signup-name", place: "signup-place", work: "signup-work" },
} as const satisfies Record<Name, SpokenSentence | undefined>;

/** Which step it is. It takes the focus when the step changes, so that screen readers announce it. */
export function CodeProgress({ step }: { step: Name }) {
  const { progress, steps } = useMessages(texts);
  const heading = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each step
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: "center" });
  }, [step]);
  const place = names.indexOf(step);
  return (
    <Spoken as={says[step]}>
      <Text ref={heading} tabIndex={-1} fw={500}>
        {progress({ step: place + 1, of: names.length, name: steps[step] })}
      </Text>
      <div className="signup-bar" aria-hidden="true">
        {names.map((name, index) => (
          <span key={name} data-lit={index <= place || undefined} />
        ))}
      </div>
    </Spoken>
  );
}
