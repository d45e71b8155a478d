import "../../../shared/forms/form-styles.ts";
import { Checkbox, Fieldset } from "@mantine/core";
import { useState } from "react";
import providerDesk from "../../../locales/en/provider-desk.json";
import { useMessages } from "../../../shared/texts/messages.ts";

const points = ["original", "face", "phone", "skills"] as const;
type Point = (typeof points)[number];

/** The checks of a verification; reports whether all are ticked. */
export function VerifyChecklist({ onChange }: { onChange: (isComplete: boolean) => void }) {
  const { checklist } = useMessages(providerDesk);
  const [checked, setChecked] = useState<readonly Point[]>([]);
  const toggle = (point: Point) => {
    const next = checked.includes(point) ? checked.filter((other) => other !== point) : [...checked, point];
    setChecked(next);
    onChange(next.length === points.length);
  };
  return (
    <Fieldset legend={checklist.title} data-checks>
      {points.map((point) => (
        <Checkbox
          key={point}
          className="tall-check"
          label={checklist[point]}
          checked={checked.includes(point)}
          onChange={() => toggle(point)}
        />
      ))}
    </Fieldset>
  );
}
