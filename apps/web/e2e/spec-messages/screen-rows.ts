import { expect } from "../journey.ts";
import { makeJob, noPin } from "../portal-api.ts";
import { busyProvider, idleProvider } from "../spec-people.ts";
import type { MessageRow } from "./row.ts";

const forVisitors = (path: string) => ({ place: "page", start: { path } }) as const;
const forProviders = (path: string) =>
  ({ place: "page", start: async () => ({ path, who: await idleProvider() }) }) as const;

/** Titles, notes and empty texts of the screens. */
export const screenRows: readonly MessageRow[] = [
  { spec: "Signup Here!", ...forVisitors("/signup") },
  {
    spec: "says the account is pending verification",
    says: "Your account is pending verification",
    ...forVisitors("/pending"),
  },
  {
    spec: "asks the user to visit the office",
    says: "Please visit our office with your CNIC. As soon as our team has verified you, jobs will reach you here.",
    ...forVisitors("/pending"),
  },
  {
    spec: "team replies within 24 hours",
    says: "For a service that is not in our list, send us a custom service request: describe what you need, and our team replies within 24 hours.",
    ...forVisitors("/faqs"),
  },
  { spec: "My Reviews & Feedbacks", ...forProviders("/reviews") },
  { spec: "an empty state", says: "No reviews found currently.", ...forProviders("/reviews") },
  {
    spec: "Pkr : 0.00",
    ...forProviders("/payment"),
    after: (page) => expect(page.getByRole("definition")).toHaveText(["Pkr : 0.00", "Pkr : 0.00"]),
  },
  { spec: "Transaction History", ...forProviders("/paymenthistory") },
  {
    spec: "Card Payments, with an empty-state message",
    says: "No card payments found.",
    ...forProviders("/paymenthistory"),
  },
  {
    spec: "Wallet Payments, with an empty-state message",
    says: "No wallet payments found.",
    ...forProviders("/paymenthistory"),
  },
  { spec: "No card transactions found.", ...forProviders("/transactions") },
  {
    spec: "No wallet transactions found.",
    ...forProviders("/transactions"),
    act: (page) => page.getByRole("tab", { name: "Wallet" }).click(),
  },
  {
    spec: "A note says card information is never stored",
    says: "Your card information is never stored.",
    ...forProviders("/creditcard"),
  },
  { spec: "No active jobs assigned to you at the moment.", ...forProviders("/activejobs") },
  {
    spec: "Location coordinates not available.",
    place: "page",
    start: async () => {
      const who = await busyProvider();
      await makeJob(who, "accepted", noPin);
      return { path: "/activejobs", who };
    },
  },
];
