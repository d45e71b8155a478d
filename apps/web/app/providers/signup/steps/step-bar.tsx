import "./step-bar.css";
import { Text } from "@mantine/core";
import type { RefObject } from "react";
import signupTexts from "../../../locales/en/signup-steps.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { signupSteps } from "./signup-steps.ts";

/** The progress of the form. It takes the focus with each step, so that screen readers announce it. */
export function StepBar({ step, heading }: { step: number; heading: RefObject<HTMLParagraphElement | null> }) {
  const { progress, names } = useMessages(signupTexts);
  const name = names[signupSteps[step]?.name ?? "person"];
  return (
    <div>
      <Text ref={heading} tabIndex={-1} fw={500}>
        {progress({ step: step + 1, of: signupSteps.length, name })}
      </Text>
      <div className="signup-bar" aria-hidden="true">
        {signupSteps.map(({ name: one }, index) => (
          <span key={one} data-lit={index <= step || undefined} />
        ))}
      </div>
    </div>
  );
}
