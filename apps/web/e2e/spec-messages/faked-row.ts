import type { Section } from "./spec-texts.ts";

/** An answer that takes the place of the server's. */
export interface FakedReply {
  status?: number;
  body?: unknown;
  /** Nothing comes as long as the screen stands. */
  isHeld?: boolean;
}

type Act = { fill: Readonly<Record<string, string>> } | { press: string };

/**
 * One text that the spec prints for an answer of the server that is made up in any test: these are read on the screens
 * alone, without a browser (app/spec-messages.test.tsx).
 */
export interface FakedRow {
  section: Section;
  /** As the spec prints it, or its own words for what is to be read. */
  spec: string;
  /** What is read where the spec prints no text. */
  says?: string;
  title?: string;
  place?: "dialog" | "page";
  path: string;
  role?: "Provider" | "Customer";
  currentJobId?: string;
  /** By the end of the call's path; a call that is not named is answered with an empty list. */
  replies: Readonly<Record<string, FakedReply>>;
  acts?: readonly Act[];
  /** What else is seen, as a selector and the text in it. */
  sees?: Readonly<Record<string, string>>;
  /** What is not there, as a selector. */
  lacks?: string;
}

export const failing: FakedReply = { status: 500, body: {} };

/** Whose screens are shown. */
export const email = "ali.raza@example.pk";
export const asProvider = (path: string) => ({ path, role: "Provider" }) as const;
