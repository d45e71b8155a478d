import { Card, Text, Title, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import texts from "../../locales/en/road.json";
import { useMessages } from "../../shared/texts/messages.ts";

interface RoadPartProps {
  /** The id to which the button of the next thing leads. */
  place: string;
  /** Which of the things it is, from 1. */
  number: number;
  title: string;
  /** Whether there is nothing left to do in it: its number is a tick. */
  isDone: boolean;
  /** What is known of it while it is folded. */
  says?: string | undefined;
  /** Whether the person can go on in here. It opens then, and stays as the person leaves it. */
  isNext: boolean;
  /** Whether it has become needless, and folds. */
  isNeedless?: boolean;
  /** Null where nothing can be changed. */
  children: ReactNode;
}

/** A thing of the application, by its number: one line until it is next. */
export function RoadPart({ place, isNext, isNeedless = false, children, ...title }: RoadPartProps) {
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if ((isNext || isNeedless) && part.current) part.current.open = isNext;
  }, [isNext, isNeedless]);
  if (children === null)
    return (
      <Card w="100%" id={place} className="road-place">
        {/* A card is a column: its number and title are one line of it. */}
        <div>
          <PartTitle {...title} />
        </div>
      </Card>
    );
  return (
    <Card ref={part} w="100%" component="details" id={place} className="road-place">
      <summary className="more-title">
        <PartTitle {...title} />
      </summary>
      {children}
    </Card>
  );
}

function PartTitle({ number, title, isDone, says }: Pick<RoadPartProps, "number" | "title" | "isDone" | "says">) {
  const { states } = useMessages(texts);
  return (
    <>
      <span aria-hidden="true" className="part-number" data-done={isDone || undefined}>
        {isDone ? "✓" : number}
      </span>
      <Title order={2} size="h3" display="inline">
        {title}
        {isDone && <VisuallyHidden>, {states.done}</VisuallyHidden>}
      </Title>
      {says && (
        <Text component="span" display="block" c="dimmed">
          {says}
        </Text>
      )}
    </>
  );
}
