import "../steps/step-bar.css";
import { Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import texts from "../../../locales/en/code-signup.json";
import { useMessages } from "../../../shared/texts/messages.ts";

const names = ["phone", "code", "name", "place", "work"] as const;

/** Which step it is. It takes the focus when the step changes, so that screen readers announce it. */
export function CodeProgress({ step }: { step: (typeof names)[number] }) {
  const { progress, steps } = useMessages(texts);
  const heading = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each step
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: "center" });
  }, [step]);
  const place = names.indexOf(step);
  return (
    <div>
      <Text ref={heading} tabIndex={-1} fw={500}>
        {progress({ step: place + 1, of: names.length, name: steps[step] })}
      </Text>
      <div className="signup-bar" aria-hidden="true">
        {names.map((name, index) => (
          <span key={name} data-lit={index <= place || undefined} />
        ))}
      </div>
    </div>
  );
}
