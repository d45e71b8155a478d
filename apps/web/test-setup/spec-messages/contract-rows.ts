import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { done, failing } from "../faked-server.ts";
import { press } from "../screen-person.ts";
import { wait } from "../screen-reading.ts";
import { customer } from "../signed-in.ts";
import { isReloaded } from "../visit.ts";
import type { Act, MessageRow } from "./row.ts";

const askForQuote: readonly Act[] = [
  { fill: { totalHandymen: "30", duration: "1 Month", city: "Other", phone: "03041234567" } },
  { press: "Request Quote" },
];
const proposeContract: readonly Act[] = [
  {
    fill: {
      ...{ contractorName: "Tahir Builders", projectName: "Hostel roof", cnic: "6110112345671" },
      ...{ phoneNumber: "03041234567", city: "Karachi", address: "Plot 8", availability: "Night" },
      ...{ duration: "One year", contractDetails: "Ten masons and four welders." },
    },
  },
  { press: "Submit Proposal" },
];
const at = (section: string) => ({ path: `/contracts?section=${section}`, who: customer });
const submission = { section: "Quote or contract" } as const;
const refused = (body: object) => ({ status: 503, body });

const seeReload = async () => {
  expect(isReloaded()).toBe(false);
  await press("OK");
  await wait(isReloaded, "reload");
};

export const submissionRows: readonly MessageRow[] = [
  {
    ...{ ...submission, spec: "Please fill all required fields before submitting.", title: "Missing Fields" },
    ...{ ...at("quote"), acts: [{ press: "Request Quote" }] },
  },
  {
    ...{ ...submission, spec: "Please fill all the required fields before submitting.", title: "Incomplete Form" },
    ...{ ...at("new"), acts: [{ press: "Submit Proposal" }] },
  },
  {
    ...{ ...submission, spec: "Your quote request was submitted successfully!", ...at("quote"), acts: askForQuote },
    replies: { "Contracts/quote": done("Your quote request was submitted successfully!", { id: randomUUID() }) },
    after: seeReload,
  },
  {
    ...{ ...submission, spec: "the server message", says: "We call you tomorrow.", ...at("quote") },
    ...{ acts: askForQuote, replies: { "Contracts/quote": done("We call you tomorrow.", { id: randomUUID() }) } },
  },
  {
    ...{ ...submission, spec: "Contract proposal submitted successfully!", ...at("new"), acts: proposeContract },
    ...{ replies: { "Contracts/new": done("", { id: randomUUID() }) }, after: seeReload },
  },
  {
    ...{ ...submission, spec: "the response's error.error", says: "The office is closed for Eid.", ...at("new") },
    ...{ title: "Submission Failed", acts: proposeContract },
    replies: { "Contracts/new": refused({ error: "The office is closed for Eid." }) },
  },
  {
    ...{ ...submission, spec: "Something went wrong. Please try again later.", title: "Submission Failed" },
    ...{ ...at("quote"), acts: askForQuote, replies: { "Contracts/quote": failing } },
  },
];

const list = { section: "Contract lists", place: "page" } as const;
const moved = "The archive is being moved.";

export const contractListRows: readonly MessageRow[] = [
  ...["Active", "Requested", "Past"].flatMap((title): MessageRow[] => {
    const name = title.toLowerCase();
    const found = `${title} contracts retrieved successfully.`;
    return [
      { ...list, spec: found, ...at(name), replies: { [`Contracts/${name}`]: done(found, { data: [] }) } },
      {
        ...{ ...list, spec: `Failed to fetch ${name} contracts.`, ...at(name) },
        replies: { [`Contracts/${name}`]: failing },
      },
    ];
  }),
  {
    ...{ ...list, spec: "the server's message", says: moved, ...at("past") },
    replies: { "Contracts/past": refused({ message: moved }) },
  },
];
