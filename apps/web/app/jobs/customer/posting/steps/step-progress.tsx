import { Text } from "@mantine/core";
import customers from "../../../../locales/en/customers.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { type Step, steps } from "../job-draft.ts";

export function StepProgress({ step }: { step: Step }) {
  const { post } = useMessages(customers);
  const current = steps.indexOf(step);
  return (
    <>
      <Text c="dimmed" role="status">
        {post.progress({ step: current + 1, of: steps.length, name: post.steps[step] })}
      </Text>
      <div className="step-bar" aria-hidden="true">
        {steps.map((name, index) => (
          <span key={name} data-lit={index <= current || undefined} />
        ))}
      </div>
    </>
  );
}
