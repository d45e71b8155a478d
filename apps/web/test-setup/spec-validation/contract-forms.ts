import { randomUUID } from "node:crypto";
import { done } from "../faked-server.ts";
import { customer } from "../signed-in.ts";
import { badCnic, badPhone, badQuotePhone, type FormRules, missing, phoneRules } from "./form-rules.ts";

export const quoteRules: FormRules = {
  form: "Quote",
  path: "/contracts?section=quote",
  who: customer,
  replies: { "Contracts/quote": done("", { id: randomUUID() }) },
  submit: "Request Quote",
  accepted: { totalHandymen: "30", duration: "1 Month", city: "Other", phone: "0304123456" },
  required: { totalHandymen: missing, duration: missing, city: missing, phone: badQuotePhone },
  edges: [
    {
      rule: "phone of at least 10 digits",
      field: "phone",
      refused: "030412345",
      says: badQuotePhone,
      accepted: ["0304123456"],
    },
    {
      rule: "phone of at most 15 digits",
      field: "phone",
      refused: "0304123456789012",
      says: badQuotePhone,
      accepted: ["030412345678901"],
    },
    {
      rule: "phone of digits, once separators and +92 are taken away",
      field: "phone",
      refused: "+92 304 123456",
      says: badQuotePhone,
      accepted: ["+92 304 1234567", "0304-1234567", "923041234567"],
    },
  ],
  choices: {
    totalHandymen: ["1", "2", "3", "4", "5", "10", "15", "20", "25", "30"],
    duration: ["1 Day", "2 Days", "1 Week", "1 Month"],
    city: ["Karachi", "Lahore", "Islamabad", "Rawalpindi", "Other"],
  },
  done: "Your quote request was submitted successfully!",
};

export const contractRules: FormRules = {
  form: "New contract",
  path: "/contracts?section=new",
  who: customer,
  replies: { "Contracts/new": done("", { id: randomUUID() }) },
  submit: "Submit Proposal",
  accepted: {
    ...{ contractorName: "T", projectName: "Roof", cnic: "6110112345671", phoneNumber: "0304123456" },
    ...{ city: "Karachi", address: "8", availability: "Day/Night", duration: "One year", contractDetails: "?" },
  },
  required: {
    ...{ contractorName: missing, projectName: missing, cnic: badCnic, phoneNumber: badPhone, city: missing },
    ...{ address: missing, availability: missing, duration: missing, contractDetails: missing },
  },
  edges: phoneRules("phoneNumber", "111-486-276"),
  choices: {
    city: ["Islamabad", "Rawalpindi", "Lahore", "Karachi"],
    availability: ["Day", "Night", "Day/Night"],
    duration: ["15 days", "One month", "Three months", "6 months", "One year"],
  },
  done: "Contract proposal submitted successfully!",
};
