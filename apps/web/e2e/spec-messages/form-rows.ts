import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";
import { idleProvider } from "../spec-people.ts";
import { makeNumber } from "../unique-number.ts";
import { fillFields, type MessageRow, press } from "./row.ts";

const contact = {
  firstName: "Nadia",
  lastName: "Iqbal",
  email: "nadia.iqbal@example.pk",
  phoneNumber: "03215556677",
  inquiry: "Do you also work in Taxila?",
};
const sendContact = async (page: Page) => {
  await fillFields(page, contact);
  await press("Send message")(page);
};

export const contactRows: readonly MessageRow[] = [
  {
    spec: "Please fill all required fields",
    place: "page",
    start: { path: "/contact-us" },
    act: press("Send message"),
  },
  {
    spec: "Your inquiry has been submitted successfully.",
    title: "Submitted!",
    start: { path: "/contact-us" },
    act: sendContact,
    leadsTo: "/home",
  },
];

const sendSupport = async (page: Page) => {
  await fillFields(page, {
    fullName: "Nadia Iqbal",
    email: contact.email,
    phone: contact.phoneNumber,
    message: "My payment is still pending.",
  });
  await press("Send request")(page);
};

export const supportRows: readonly MessageRow[] = [
  {
    spec: "Thank you for contacting us!",
    title: "Request Submitted",
    start: { path: "/support" },
    act: sendSupport,
    after: async (page) => {
      await page.getByRole("button", { name: "OK", exact: true }).click();
      await expect(page.locator("[name=fullName]")).toHaveValue("");
    },
  },
];

const start = { path: "/signup" };

const signUp =
  (overrides: Readonly<Record<string, string>> = {}) =>
  async (page: Page) => {
    const number = makeNumber();
    await page.locator("[name=City]").selectOption("Islamabad");
    await page.locator("[name=Category]").selectOption("Installations");
    await fillFields(page, {
      ...{ FirstName: "Tariq", LastName: "Mehmood", FatherName: "Mehmood Ahmed", CNIC: `611014${number}` },
      ...{ PhoneNumber: `0334${number}`, Gender: "male", Qualification: "Matric" },
      ...{ Email: `tariq${number}@example.pk`, Password: "Chaabi-Panaa-48", ConfirmPassword: "Chaabi-Panaa-48" },
      ...overrides,
    });
    await page.locator("[name=Area]").selectOption("G-9");
    await page.getByRole("checkbox", { name: "Plumbing Installation", exact: true }).check();
    await press("Sign Up")(page);
  };

export const signupRows: readonly MessageRow[] = [
  { spec: "Please fill all required fields.", place: "page", start, act: press("Sign Up") },
  {
    spec: "Passwords do not match.",
    place: "page",
    start,
    act: signUp({ ConfirmPassword: "something else" }),
    after: (page) => expect(page.getByText("Passwords do not match.")).toHaveCount(1),
  },
  {
    spec: "the server's error.message",
    says: "This e-mail is already registered.",
    start,
    act: async (page) => signUp({ Email: (await idleProvider()).email })(page),
  },
  {
    spec: "Signup failed. Please try again.",
    start,
    faults: [{ call: "Provider/add-provider" }],
    act: signUp(),
  },
  { spec: "Signup successful!", start, act: signUp(), leadsTo: "/success" },
];
