import { Card, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";

interface RoadPartProps {
  /** The id to which the button of the next thing leads. */
  place: string;
  title: string;
  /** Whether the next thing is in here. It opens then, and stays as the person leaves it. */
  isNext: boolean;
  /** Whether it has become needless, and folds. */
  isNeedless?: boolean;
  children: ReactNode;
}

/** A part of the application, folded until it is the next thing. */
export function RoadPart({ place, title, isNext, isNeedless = false, children }: RoadPartProps) {
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if ((isNext || isNeedless) && part.current) part.current.open = isNext;
  }, [isNext, isNeedless]);
  return (
    <Card ref={part} w="100%" component="details" id={place} className="road-place">
      <summary className="more-title">
        <Title order={2} size="h3" display="inline">
          {title}
        </Title>
      </summary>
      {children}
    </Card>
  );
}
