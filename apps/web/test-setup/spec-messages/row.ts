import type { FakedReplies } from "../faked-server.ts";
import { provider, type Someone } from "../signed-in.ts";
import type { Section } from "./texts.ts";

export type Act =
  | { fill: Readonly<Record<string, string>> }
  | { press: string }
  | { tick: string }
  /** Chooses a picture in the field of this name. */
  | { choose: string };

/**
 * One text that the spec prints, and how somebody comes to read it. What the server says in it is a reply made up of the same
 * words: that it does say so is held by the test of its call, on a real database.
 */
export interface MessageRow {
  section: Section;
  /** As the spec prints it. Where it prints none ("the server's message"), its own words for what is to be read. */
  spec: string;
  /** What is read where the spec prints no text, or one with a name in it. */
  says?: string;
  /** The dialog's title, where the spec gives it one. */
  title?: string;
  /** Where it stands: in a dialog, unless said otherwise. */
  place?: "dialog" | "page" | "header";
  path: string;
  who?: Someone;
  currentJobId?: string;
  /** How many metres from the customer the browser says to be; "refused" where the person does not let it. */
  standsAt?: number | "refused";
  replies?: FakedReplies;
  /** What is done on the screen until the text is read. */
  acts?: readonly Act[];
  /** What else is seen, as a selector and the text in it. */
  sees?: Readonly<Record<string, string>>;
  /** What is not there, as a selector. */
  lacks?: string;
  /** Done once it was read. */
  after?: () => Promise<unknown>;
  /** Where a press on OK then leads. */
  leadsTo?: string;
}

export const asProvider = (path: string) => ({ path, who: provider });
