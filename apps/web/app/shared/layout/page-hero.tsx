import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { HeroDrawing, type HeroDrawingName } from "./drawings/hero-drawing.tsx";
import { TruckArt } from "./drawings/truck-art.tsx";

interface PageHeroProps {
  title: string;
  text: string;
  drawing: HeroDrawingName;
  /** The page's main action. */
  children?: ReactNode;
}

/** The banner of a public page with the portal's ornament below. */
export function PageHero({ title, text, drawing, children }: PageHeroProps) {
  return (
    <section className="hero">
      <div className="hero-content page-hero">
        <div className="hero-text">
          <Title order={1}>{title}</Title>
          <Text size="lg">{text}</Text>
          {children && <div className="hero-buttons">{children}</div>}
        </div>
        <HeroDrawing name={drawing} />
      </div>
      <TruckArt />
    </section>
  );
}
