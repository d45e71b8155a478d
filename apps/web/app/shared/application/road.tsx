import "@mantine/core/styles/VisuallyHidden.css";
import "./road.css";
import { VisuallyHidden } from "@mantine/core";
import texts from "../../locales/en/road.json";
import { LineIcon, type LineIconName } from "../layout/drawings/line-icon.tsx";
import { useMessages } from "../texts/messages.ts";
import { type RoadStep, roadSteps } from "./find-road.ts";

const pictures: Record<RoadStep, LineIconName> = {
  applied: "person",
  papers: "card",
  visit: "office",
  look: "list",
  verified: "shield",
};

interface RoadProps {
  /** "verified" at the end. */
  now: RoadStep;
  /** An earlier step that is done at the visit. */
  atVisit?: RoadStep | undefined;
}

/** The five steps as pictures, lit up to the one where the application is. */
export function Road({ now, atVisit }: RoadProps) {
  const { label, steps, states } = useMessages(texts);
  const place = roadSteps.indexOf(now);
  const stateOf = (index: number) => {
    if (now === "verified") return "done";
    if (index === place) return "now";
    return index < place && roadSteps[index] !== atVisit ? "done" : "later";
  };
  return (
    <ol className="road" aria-label={label}>
      {roadSteps.map((step, index) => (
        <li
          key={step}
          className="road-step"
          data-state={stateOf(index)}
          aria-current={step === now ? "step" : undefined}
        >
          <LineIcon name={pictures[step]} className="road-picture" />
          {steps[step]}
          {step === atVisit ? (
            <small>{states.atVisit}</small>
          ) : (
            <VisuallyHidden>, {states[stateOf(index)]}</VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  );
}
