import type { Page } from "@playwright/test";
import type { Person } from "../portal-api.ts";
import type { Fault } from "../spec-visit.ts";

/** Who opens the screen, where, and with which job at hand. */
export interface Start {
  path: string;
  who?: Person;
  currentJobId?: string;
}

/** One text that the spec prints, and how somebody comes to read it. */
export interface MessageRow {
  /** As the spec prints it. Where it prints none ("the server's message"), its own words for what is to be read. */
  spec: string;
  /** What is read where the spec prints no text, or one with a name in it. */
  says?: string;
  /** The dialog's title, where the spec gives it one. */
  title?: string;
  /** Where it stands: in a dialog, unless said otherwise. */
  place?: "dialog" | "page" | "header";
  start: Start | (() => Promise<Start>);
  /** Replies that take the place of the server's. */
  faults?: readonly Fault[];
  /** What is done on the screen until the text is read. */
  act?: (page: Page) => Promise<unknown>;
  /** Done once it was read. */
  after?: (page: Page) => Promise<unknown>;
  /** Where a press on OK then leads. */
  leadsTo?: string | RegExp;
}

export const press = (name: string) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** Fills fields by their names; a choice by its value. */
export async function fillFields(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.getByRole("main").locator(`[name=${name}]`);
    const isChoice = await field.evaluate((element) => element.tagName === "SELECT");
    if (isChoice) await field.selectOption(value);
    else await field.fill(value);
  }
}
