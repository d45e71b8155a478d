import type { Listener, sentencesByListener } from "@hunarmand/api/recordings/spoken-sentences";
import type { Visit } from "../visit.ts";

/** A screen that says a sentence. */
export interface SpokenScreen extends Visit {
  /** What a person does there until the sentence is shown. */
  act?: (() => Promise<unknown>) | undefined;
}

/** A screen, or several, for each sentence of these listeners: a sentence without one does not compile. */
export type SpokenScreens<Who extends Listener> = Readonly<
  Record<(typeof sentencesByListener)[Who][number], SpokenScreen | readonly SpokenScreen[]>
>;
