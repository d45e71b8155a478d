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
    spec: "Your quote request was submitted successfully!",
    start: at("quote"),
    act: askForQuote,
    after: seeReload,
  },
  {
    spec: "Contract proposal submitted successfully!",
    start: at("new"),
    faults: [{ call: "Contracts/new$", status: 200, body: { message: "", id: randomUUID() } }],
    act: proposeContract,
    after: seeReload,
  },
];

export const contractListRows: readonly MessageRow[] = [
  { spec: "Active contracts retrieved successfully.", place: "page", start: at("active") },
  { spec: "Requested contracts retrieved successfully.", place: "page", start: at("requested") },
  { spec: "Past contracts retrieved successfully.", place: "page", start: at("past") },
];
