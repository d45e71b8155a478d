import { randomUUID } from "node:crypto";
import { done, failing, refusing } from "../faked-server.ts";
import { findField, press } from "../screen-person.ts";
import { wait } from "../screen-reading.ts";
import { email } from "../signed-in.ts";
import { signupChoices } from "../signup/signup-choices.ts";
import type { Act, MessageRow } from "./row.ts";

const received = done("", { reference: "H-7K3M9-2QX4B" });
const contact = { section: "Contact", path: "/contact-us" } as const;
const sendContact: readonly Act[] = [
  { fill: { firstName: "Nadia", lastName: "Iqbal", email, phoneNumber: "03215556677", inquiry: "In Taxila?" } },
  { press: "Send message" },
];

export const contactRows: readonly MessageRow[] = [
  { ...contact, spec: "Please fill all required fields", place: "page", acts: [{ press: "Send message" }] },
  {
    ...{ ...contact, spec: "Your inquiry has been submitted successfully.", title: "Submitted!", acts: sendContact },
    ...{ replies: { "create-complain": received }, leadsTo: "/home" },
  },
  {
    ...{ ...contact, spec: "Something went wrong while submitting your inquiry. Please try again.", title: "Error" },
    ...{ replies: { "create-complain": failing }, acts: sendContact },
  },
];

const support = { section: "Support", path: "/support" } as const;
const sendSupport: readonly Act[] = [
  { fill: { fullName: "Nadia Iqbal", email, phone: "03215556677", message: "My payment is pending." } },
  { press: "Send request" },
];

export const supportRows: readonly MessageRow[] = [
  {
    ...{ ...support, spec: "Thank you for contacting us!", title: "Request Submitted", acts: sendSupport },
    replies: { "support-request": received },
    after: async () => {
      await press("OK");
      await wait(() => findField("fullName")?.value === "", "empty form");
    },
  },
  {
    ...{ ...support, spec: "Failed to submit your request. Please try again later.", acts: sendSupport },
    replies: { "support-request": failing },
  },
];

const signUp = (overrides: Readonly<Record<string, string>> = {}): readonly Act[] => [
  {
    fill: {
      ...{ City: "Islamabad", Category: "Installations", Area: "G-9", FirstName: "Tariq", LastName: "Mehmood" },
      ...{ FatherName: "Mehmood Ahmed", CNIC: "6110145550123", PhoneNumber: "03345550123", Gender: "male" },
      ...{ Qualification: "Matric", Email: "tariq5550123@example.pk", Password: "Chaabi-Panaa-48" },
      ...{ ConfirmPassword: "Chaabi-Panaa-48", ...overrides },
    },
  },
  ...[{ tick: "Plumbing Installation" }, { press: "Sign Up" }],
];
const signup = { section: "Signup", path: "/signup" } as const;
const replying = (reply: object) => ({ ...signupChoices, "add-provider": reply });

export const signupRows: readonly MessageRow[] = [
  { ...signup, spec: "Please fill all required fields.", place: "page", acts: [{ press: "Sign Up" }] },
  {
    ...{ ...signup, spec: "Passwords do not match.", place: "page", replies: signupChoices },
    acts: signUp({ ConfirmPassword: "something else" }),
    sees: { 'main [id$="-error"]': "Passwords do not match." },
  },
  {
    ...{ ...signup, spec: "the server's error.message", says: "This email is already registered." },
    ...{ replies: replying(refusing("email-taken")), acts: signUp() },
  },
  { ...signup, spec: "Signup failed. Please try again.", replies: replying(failing), acts: signUp() },
  {
    ...{ ...signup, spec: "Signup successful!", leadsTo: "/success", acts: signUp() },
    replies: replying(done("", { id: randomUUID() })),
  },
];
