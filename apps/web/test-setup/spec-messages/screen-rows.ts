import { expect } from "vitest";
import { failing } from "../faked-server.ts";
import { acceptedJob } from "../job-replies.ts";
import { noMoney } from "../payment-replies.ts";
import { findPlace, press } from "../screen-person.ts";
import { email, type Someone, unreadable } from "../signed-in.ts";
import { waitForPath } from "../visit.ts";
import { asProvider, type MessageRow } from "./row.ts";

const screens = { section: "Screens", place: "page" } as const;
const noDues = { "payment-summary": { body: noMoney } };

/** Titles, notes and empty texts of the screens. */
export const screenRows: readonly MessageRow[] = [
  { ...screens, spec: "Signup Here!", path: "/signup" },
  {
    ...{ ...screens, spec: "says the account is pending verification", path: "/pending" },
    says: "Your account is pending verification",
  },
  {
    ...{ ...screens, spec: "asks the user to visit the office", path: "/pending" },
    says: "Please visit our office with your CNIC. After verification you receive jobs here.",
  },
  {
    ...{ ...screens, spec: "team replies within 24 hours", path: "/faqs" },
    says: "Is a service not in our list? Send us a custom service request. Describe what you need, and our team replies within 24 hours.",
  },
  { ...screens, spec: "My Reviews & Feedbacks", ...asProvider("/reviews") },
  { ...screens, spec: "an empty state", says: "No reviews found currently.", ...asProvider("/reviews") },
  {
    ...{ ...screens, spec: "Pkr : 0.00", ...asProvider("/payment"), replies: noDues },
    after: async () => {
      const amounts = [...document.querySelectorAll("main dd")].map(({ textContent }) => textContent);
      expect(amounts).toEqual(["Pkr : 0.00", "Pkr : 0.00"]);
    },
  },
  { ...screens, spec: "Transaction History", ...asProvider("/paymenthistory") },
  {
    ...{ ...screens, spec: "Card Payments, with an empty-state message", ...asProvider("/paymenthistory") },
    says: "No card payments found.",
  },
  {
    ...{ ...screens, spec: "Wallet Payments, with an empty-state message", ...asProvider("/paymenthistory") },
    says: "No wallet payments found.",
  },
  { ...screens, spec: "No card transactions found.", ...asProvider("/transactions") },
  { ...screens, spec: "No wallet transactions found.", ...asProvider("/transactions"), acts: [{ press: "Wallet" }] },
  {
    ...{ ...screens, spec: "A note says card information is never stored", ...asProvider("/creditcard") },
    says: "Your card information is never stored.",
  },
  { ...screens, spec: "No active jobs assigned to you at the moment.", ...asProvider("/activejobs") },
  {
    ...{ ...screens, spec: "Location coordinates not available.", ...asProvider("/activejobs") },
    replies: {
      [`handyman-active-jobs/${email}`]: {
        body: [{ ...acceptedJob, pinLocationLatitude: null, pinLocationLongitude: null }],
      },
    },
  },
];

const pendingProvider: Someone = { role: "Provider", username: "Sana Malik", status: "Pending" };
const sessionOver = "Session Expired - Please login again.";

/** The frame of the screens, and who may see them. */
export const frameRows: readonly MessageRow[] = [
  {
    ...{ section: "Shared layout", spec: "Hello, {username}", says: "Hello, Sana Malik", place: "header" },
    ...{ path: "/home", who: pendingProvider },
  },
  {
    ...{ section: "Logout", spec: "Are you sure you want to sign out?", title: "Confirm Exit?" },
    ...{ ...asProvider("/accountsettings"), acts: [{ press: "Sign out" }] },
    after: async () => {
      const buttons = [...findPlace().querySelectorAll("button")];
      expect(buttons.map(({ textContent }) => textContent)).toEqual(["No", "Yes"]);
      await press("Yes");
      await waitForPath("/login");
      expect(localStorage.getItem("token")).toBeNull();
    },
  },
  {
    ...{ section: "Permissions", spec: "You need to login to view this page.", title: "Login Required" },
    path: "/contracts",
    after: async () => {
      await press("Go to Login");
      await waitForPath("/login");
    },
  },
  {
    ...{ section: "Permissions", spec: sessionOver, path: "/acceptcustomerinfo" },
    ...{ who: unreadable, leadsTo: "/login" },
  },
  {
    ...{ section: "A token that cannot be decoded", spec: "an empty username", says: "Hello,", place: "header" },
    ...{ path: "/home", who: unreadable },
  },
  {
    ...{ section: "A token that cannot be decoded", spec: "or email", says: sessionOver },
    ...{ path: "/requestedjobs", who: unreadable, leadsTo: "/login" },
  },
  {
    ...{ section: "Home handymen-count", spec: "not handled", says: "Welcome to Hunarmand", place: "page" },
    ...{ path: "/home", replies: { "total-handymen": failing }, sees: { ".live-count": "" } },
    lacks: "[role=alert]",
  },
  {
    ...{ section: "Profile image", spec: "in the header it is silently ignored", says: "Welcome to Hunarmand" },
    ...{ place: "page", path: "/home", who: { role: "Provider", email: "first.page@example.pk" } },
    replies: { edituser: failing },
    sees: { "header .default-picture": "" },
  },
];
