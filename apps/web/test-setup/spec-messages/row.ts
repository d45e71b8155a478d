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
 * One text of the spec, and how a person gets to read it. A text of the server is in a faked reply here; the test of
 * its call, with a real database, expects it there.
 */
export interface MessageRow {
  section: Section;
  /** The spec's text. When the spec gives none ("the server's message"), its description. */
  spec: string;
  /** The expected text, when the spec gives none, or one with a name in it. */
  says?: string;
  /** The dialog's title, when the spec gives one. */
  title?: string;
  /** Where the text is; the default is a dialog. */
  place?: "dialog" | "toast" | "page" | "header";
  path: string;
  who?: Someone;
  currentJobId?: string;
  /** The browser's distance from the customer in metres; "refused" without permission. */
  standsAt?: number | "refused";
  replies?: FakedReplies;
  /** The actions before the text shows. */
  acts?: readonly Act[];
  /** Other expected texts, by selector. */
  sees?: Readonly<Record<string, string>>;
  /** A selector of what must not be there. */
  lacks?: string;
  /** Runs after the text was found. */
  after?: () => Promise<unknown>;
  /** Where the screen leads, after OK in a dialog. */
  leadsTo?: string;
}

export const asProvider = (path: string) => ({ path, who: provider });
