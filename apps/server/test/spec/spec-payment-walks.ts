import { expect } from "vitest";
import { contactForm, proposalForm, quoteForm } from "../forms.ts";
import { makeForm } from "../make-image.ts";
import type { SpecGround } from "./spec-ground.ts";
import type { Walk, Walks } from "./spec-walks.ts";

const card = {
  amount: 500,
  nameOnCard: "Ali Raza",
  cardNumber: "4242424242424242",
  expiryDate: "12/29",
  cvv: "123",
};

const wallet = {
  walletType: "easypaisa",
  amount: "500",
  transactionId: "TX-1001",
  senderName: "Ali Raza",
  sentDate: "2026-03-01",
};

/** Lists of a person's payments: an array for themselves, refused for others. */
const history =
  (path: string) =>
  ({ provider, other }: SpecGround): Walk => ({
    as: "provider",
    url: `/Provider/${path}`,
    body: { email: provider.email },
    reply: [],
    foreign: { as: "provider", body: { email: other.email }, status: 403 },
  });

export const paymentWalks: Walks = {
  "POST Provider/payment-history": history("payment-history"),
  "POST Provider/wallet-payments": history("wallet-payments"),
  "POST Provider/perform-transaction": ({ provider, other }) => ({
    as: "provider",
    url: "/Provider/perform-transaction",
    body: { ...card, email: provider.email },
    reply: { message: "Transaction successful!", transaction: { Amount: 500, Status: "success" } },
    foreign: { as: "provider", body: { ...card, email: other.email }, status: 403 },
  }),
  "POST Provider/add-card": ({ provider, other }) => ({
    as: "provider",
    url: "/Provider/add-card",
    body: { ...card, email: provider.email },
    reply: { message: expect.any(String), card: { lastFour: "4242" } },
    foreign: { as: "provider", body: { ...card, email: other.email }, status: 403 },
  }),
  "POST Provider/wallet-payment": ({ provider, other, picture }) => ({
    as: "provider",
    url: "/Provider/wallet-payment",
    body: makeForm({ ...wallet, email: provider.email, transactionImage: picture }),
    reply: { message: "Wallet payment submitted successfully!" },
    foreign: {
      as: "provider",
      body: makeForm({ ...wallet, email: other.email, transactionImage: picture }),
      status: 403,
    },
  }),
};

const contractList = (list: string, message: string) =>
  [
    `GET Contracts/${list}`,
    ({ customer, other }: SpecGround): Walk => ({
      as: "customer",
      url: `/Contracts/${list}?email=${customer.email}`,
      reply: { message, data: [] },
      foreign: { as: "stranger", url: `/Contracts/${list}?email=${other.email}`, status: 403 },
    }),
  ] as const;

export const contractWalks: Walks = {
  ...Object.fromEntries([
    contractList("active", "Active contracts retrieved successfully."),
    contractList("requested", "Requested contracts retrieved successfully."),
    contractList("past", "Past contracts retrieved successfully."),
  ]),
  "POST Contracts/new": ({ customer, other }) => ({
    as: "customer",
    url: "/Contracts/new",
    body: { ...proposalForm, email: customer.email },
    reply: { message: "Contract proposal submitted successfully!" },
    foreign: { as: "stranger", body: { ...proposalForm, email: other.email }, status: 403 },
  }),
  "POST Contracts/quote": ({ customer, other }) => ({
    as: "customer",
    url: "/Contracts/quote",
    body: { ...quoteForm, email: customer.email },
    reply: { message: "Your quote request was submitted successfully!" },
    foreign: { as: "stranger", body: { ...quoteForm, email: other.email }, status: 403 },
  }),
  "POST Complain/create-complain": () => ({
    url: "/Complain/create-complain",
    body: contactForm,
    reply: { message: "Your inquiry has been submitted successfully." },
  }),
  "POST Provider/support-request": () => ({
    url: "/Provider/support-request",
    body: { fullName: "A B", email: "a@example.pk", phone: "03001234567", message: "Hello" },
    reply: { message: "Thank you for contacting us!" },
  }),
};
