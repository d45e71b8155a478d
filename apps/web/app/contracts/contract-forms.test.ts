import { expect, test } from "vitest";
import { emptyProposal, emptyQuote, handymenChoices, ProposalForm, QuoteForm } from "./contract-forms.ts";

const proposal = {
  contractorName: "Tahir Builders",
  address: "Plot 8, I-9 Industrial Area",
  city: "Islamabad",
  phoneNumber: "0304 1234567",
  cnic: "61101-1234567-1",
  projectName: "Warehouse roof",
  availability: "Day/Night",
  duration: "6 months",
  contractDetails: "Ten masons and four welders from March.",
};
const quote = { totalHandymen: "10", duration: "1 Week", city: "Other", phone: "03041234567", details: "" };

const refused = (schema: typeof ProposalForm | typeof QuoteForm, values: object) =>
  schema.safeParse(values).error?.issues.map(({ path }) => path.join("."));

test("every field of a proposal is required", () => {
  expect(refused(ProposalForm, proposal)).toBeUndefined();
  expect(refused(ProposalForm, emptyProposal)?.toSorted()).toEqual(Object.keys(emptyProposal).toSorted());
});

test.each(["15 days", "One month", "Three months", "6 months", "One year"])("a contract may last %s", (duration) => {
  expect(refused(ProposalForm, { ...proposal, duration })).toBeUndefined();
});

test("a quote needs all but its details", () => {
  expect(refused(QuoteForm, quote)).toBeUndefined();
  expect(refused(QuoteForm, emptyQuote)?.toSorted()).toEqual(["city", "duration", "phone", "totalHandymen"]);
});

test.each(["123456789", "1234567890123456", "+92 304 123456", "0304-12345x7"])(
  "a quote refuses %s as a phone",
  (phone) => {
    expect(refused(QuoteForm, { ...quote, phone })).toEqual(["phone"]);
  },
);

test.each(["+923041234567", "0304-1234567", "(0304) 123 4567", "123456789012345"])(
  "a quote accepts %s, which has 10 to 15 digits, as a phone",
  (phone) => {
    expect(refused(QuoteForm, { ...quote, phone })).toBeUndefined();
  },
);

test("a proposal accepts a UAN number as a phone", () => {
  expect(refused(ProposalForm, { ...proposal, phoneNumber: "111-486-276" })).toBeUndefined();
});

test("the choices of a crew are the spec's", () => {
  expect(handymenChoices).toEqual(["1", "2", "3", "4", "5", "10", "15", "20", "25", "30"]);
});

test("a missing choice is called required", () => {
  const { error } = QuoteForm.safeParse(emptyQuote);
  expect(error?.issues.find(({ path }) => path[0] === "city")?.message).toBe("This field is required.");
});
