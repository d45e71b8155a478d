import { randomUUID } from "node:crypto";
import { asProvider, email, type FakedReply, type FakedRow, failing } from "./faked-row.ts";

const refused = (status: number, body: object): FakedReply => ({ status, body });
const done = (message: string): FakedReply => ({ body: { message } });

const newPassword = "Chaabi-Panaa-47";
const askForQuote = [
  { fill: { totalHandymen: "30", duration: "1 Month", city: "Other", phone: "03041234567" } },
  { press: "Request Quote" },
];
const proposeContract = [
  {
    fill: {
      ...{ contractorName: "Tahir Builders", projectName: "Hostel roof", cnic: "6110112345671" },
      ...{ phoneNumber: "03041234567", city: "Karachi", address: "Plot 8", availability: "Night" },
      ...{ duration: "One year", contractDetails: "Ten masons and four welders." },
    },
  },
  { press: "Submit Proposal" },
];
const changePassword = [
  { fill: { currentPassword: "Hunarmand#2026", newPassword, confirmPassword: newPassword } },
  { press: "Change Password" },
];
const reset = (fields: Readonly<Record<string, string>>) => [
  ...[{ press: "Verify code" }, { press: "OK" }, { fill: fields }, { press: "Reset password" }],
];

const atCode = { path: `/forgetpassword?email=${email}&code=123456` };
const codeTaken = { "verify-reset-code": done("") };
const asContractor = (section: string) => ({ path: `/contracts?section=${section}`, role: "Customer" }) as const;

export const formRows: readonly FakedRow[] = [
  {
    ...{
      section: "Login",
      spec: "Login failed",
      title: "Error",
      path: "/login",
      replies: { "Provider/login": failing },
    },
    acts: [{ fill: { identifier: email, password: "Hunarmand#2026" } }, { press: "Login" }],
  },
  {
    section: "Contact",
    spec: "Something went wrong while submitting your inquiry. Please try again.",
    title: "Error",
    path: "/contact-us",
    replies: { "create-complain": failing },
    acts: [
      { fill: { firstName: "Nadia", lastName: "Iqbal", email, phoneNumber: "03215556677", inquiry: "In Taxila?" } },
      { press: "Send message" },
    ],
  },
  {
    section: "Support",
    spec: "Failed to submit your request. Please try again later.",
    path: "/support",
    replies: { "support-request": failing },
    acts: [
      { fill: { fullName: "Nadia Iqbal", email, phone: "03215556677", message: "My payment is pending." } },
      { press: "Send request" },
    ],
  },
  {
    ...{ section: "Change password", spec: "success: the server message", says: "It counts from now on." },
    ...asProvider("/changepassword"),
    ...{ replies: { "change-password": done("It counts from now on.") }, acts: changePassword },
  },
  {
    ...{ section: "Change password", spec: "Failed to change password", ...asProvider("/changepassword") },
    ...{ replies: { "change-password": failing }, acts: changePassword },
  },
  {
    ...{ section: "Header reset popup", spec: "Failed to send reset link", title: "Error", path: "/home" },
    replies: { "forgot-password": failing },
    acts: [{ press: "Forgot Password?" }, { fill: { email } }, { press: "Send reset link" }],
  },
];

export const resetRows: readonly FakedRow[] = [
  {
    section: "Reset",
    spec: "server error text",
    says: "Too many tries. Please wait a little and try again.",
    ...atCode,
    replies: { "verify-reset-code": refused(429, { message: "Too many tries. Please wait a little and try again." }) },
    acts: [{ press: "Verify code" }],
  },
  {
    ...{ section: "Reset", spec: "Please fill all password fields", place: "page", ...atCode, replies: codeTaken },
    acts: reset({ newPassword }),
  },
  {
    ...{ section: "Reset", spec: "Passwords do not match", place: "page", ...atCode, replies: codeTaken },
    acts: reset({ newPassword, confirmPassword: "something else" }),
  },
  {
    ...{ section: "Reset", spec: "Failed to reset password", ...atCode },
    replies: { ...codeTaken, "reset-password": failing },
    acts: reset({ newPassword, confirmPassword: newPassword }),
  },
];

export const contractRows: readonly FakedRow[] = [
  {
    ...{ section: "Quote or contract", spec: "the response's error.error", says: "The office is closed for Eid." },
    ...{ title: "Submission Failed", ...asContractor("new"), acts: proposeContract },
    replies: { "Contracts/new": refused(503, { error: "The office is closed for Eid." }) },
  },
  {
    ...{ section: "Quote or contract", spec: "Something went wrong. Please try again later." },
    ...{ title: "Submission Failed", ...asContractor("quote"), acts: askForQuote },
    replies: { "Contracts/quote": failing },
  },
  {
    ...{ section: "Quote or contract", spec: "the server message", says: "We call you tomorrow." },
    ...{ ...asContractor("quote"), acts: askForQuote },
    replies: { "Contracts/quote": { body: { message: "We call you tomorrow.", id: randomUUID() } } },
  },
  ...["active", "requested", "past"].map((name): FakedRow => {
    const replies = { [`Contracts/${name}`]: failing };
    const spec = `Failed to fetch ${name} contracts.`;
    return { section: "Contract lists", spec, place: "page", ...asContractor(name), replies };
  }),
  {
    ...{ section: "Contract lists", spec: "the server's message", says: "The archive is being moved.", place: "page" },
    ...{
      ...asContractor("past"),
      replies: { "Contracts/past": refused(503, { message: "The archive is being moved." }) },
    },
  },
];
