import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { contractor } from "../spec-people.ts";
import { fillFields, type MessageRow, press } from "./row.ts";

const at = (section: string) => async () => ({ path: `/contracts?section=${section}`, who: await contractor() });

const ask = press("Request Quote");
const askForQuote = async (page: Page) => {
  await fillFields(page, { totalHandymen: "30", duration: "1 Month", city: "Other", phone: "03041234567" });
  await ask(page);
};
const propose = press("Submit Proposal");
const proposeContract = async (page: Page) => {
  await fillFields(page, {
    ...{ contractorName: "Tahir Builders", projectName: "Hostel roof", cnic: "6110112345671" },
    ...{ phoneNumber: "03041234567", city: "Karachi", address: "Plot 8", availability: "Night", duration: "One year" },
    contractDetails: "Ten masons and four welders.",
  });
  await propose(page);
};

/** A press on OK loads the page anew. */
const seeReload = async (page: Page) => {
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await reloaded;
};
/** Taken by the server, with these words. */
const taken = (call: string, message: string) => [
  { call: `Contracts/${call}$`, status: 200, body: { message, id: randomUUID() } },
];

export const submissionRows: readonly MessageRow[] = [
  {
    spec: "Please fill all required fields before submitting.",
    title: "Missing Fields",
    start: at("quote"),
    act: ask,
  },
  {
    spec: "Please fill all the required fields before submitting.",
    title: "Incomplete Form",
    start: at("new"),
    act: propose,
  },
  {
    spec: "the response's error.error",
    says: "The office is closed for Eid.",
    title: "Submission Failed",
    start: at("new"),
    faults: [{ call: "Contracts/new", status: 503, body: { error: "The office is closed for Eid." } }],
    act: proposeContract,
  },
  {
    spec: "Something went wrong. Please try again later.",
    title: "Submission Failed",
    start: at("quote"),
    faults: [{ call: "Contracts/quote$" }],
    act: askForQuote,
  },
  {
    spec: "the server message",
    says: "We call you tomorrow.",
    start: at("quote"),
    faults: taken("quote", "We call you tomorrow."),
    act: askForQuote,
  },
  {
    spec: "Your quote request was submitted successfully!",
    start: at("quote"),
    act: askForQuote,
    after: seeReload,
  },
  {
    spec: "Contract proposal submitted successfully!",
    start: at("new"),
    faults: taken("new", ""),
    act: proposeContract,
    after: seeReload,
  },
];

const lists = ["active", "requested", "past"] as const;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const contractListRows: readonly MessageRow[] = [
  ...lists.map((name): MessageRow => {
    return { spec: `${capital(name)} contracts retrieved successfully.`, place: "page", start: at(name) };
  }),
  ...lists.map((name): MessageRow => {
    const faults = [{ call: `Contracts/${name}` }];
    return { spec: `Failed to fetch ${name} contracts.`, place: "page", start: at(name), faults };
  }),
  {
    spec: "the server's message",
    says: "The archive is being moved.",
    place: "page",
    start: at("past"),
    faults: [{ call: "Contracts/past", status: 503, body: { message: "The archive is being moved." } }],
  },
];
