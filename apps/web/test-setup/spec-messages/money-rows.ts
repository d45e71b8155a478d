import { done, failing, lost, refusing } from "../faked-server.ts";
import { cardTransaction, walletTransaction, yesterday } from "../payment-replies.ts";
import { type Act, asProvider, type MessageRow } from "./row.ts";

const card = { nameOnCard: "Naveed Akhtar", cardNumber: "4242424242424242", expiryDate: "1228", cvv: "123" };
const pay: readonly Act[] = [{ fill: { amount: "1500", ...card } }, { press: "Pay Now" }];

export const cardRows: readonly MessageRow[] = [
  {
    ...{ section: "Card", spec: "Transaction successful!", ...asProvider("/creditcard"), acts: pay },
    ...{ replies: { "perform-transaction": done("", { transaction: cardTransaction }) }, leadsTo: "/payment-history" },
  },
  {
    ...{ section: "Card", spec: "Payment failed. Please try again.", ...asProvider("/creditcard"), acts: pay },
    replies: { "perform-transaction": refusing("payment-failed") },
  },
];

const payment = { walletType: "easypaisa", amount: "1", transactionId: "EP-1", senderName: "Naveed" };
const submit: readonly Act[] = [
  ...[{ fill: { ...payment, sentDate: yesterday() } }, { choose: "transactionImage" }, { press: "Submit" }],
];
const wallet = { section: "Wallet", ...asProvider("/walletpayments") } as const;

export const walletRows: readonly MessageRow[] = [
  {
    ...{ ...wallet, spec: "Please complete the form with all required fields.", place: "page" },
    acts: [{ press: "Submit" }],
  },
  {
    ...{ ...wallet, spec: "Wallet payment submitted successfully!", leadsTo: "/payment", acts: submit },
    replies: { "wallet-payment": done("", { transaction: walletTransaction }) },
  },
  {
    ...{ ...wallet, spec: "Failed to submit payment. Please try again.", acts: submit },
    replies: { "wallet-payment": failing },
  },
];

const image = { section: "Profile image", ...asProvider("/profilepicture") } as const;
const savePicture: readonly Act[] = [{ choose: "File" }, { press: "Save Changes" }];

export const profileImageRows: readonly MessageRow[] = [
  { ...image, spec: "Please select a profile image before saving.", acts: [{ press: "Save Changes" }] },
  {
    ...{ ...image, spec: "API server may be down or CORS blocked.", acts: savePicture },
    replies: { "upload-profile": lost },
  },
  {
    ...{ ...image, spec: "An unexpected error occurred!", acts: savePicture },
    replies: { "upload-profile": failing },
  },
  {
    ...{ ...image, spec: "Profile image uploaded successfully!", acts: savePicture },
    replies: { "upload-profile": done("") },
  },
  {
    ...{ ...image, spec: "Failed to load profile image!", replies: { edituser: failing } },
    // The picture is fetched once for each person, so no earlier test may have used this one.
    who: { role: "Provider", email: "first.look@example.pk" },
    sees: { "header .default-picture": "" },
  },
  {
    ...{ section: "Profile fetch", spec: "Failed to fetch user profile.", place: "page" },
    ...{ ...asProvider("/editprofile"), replies: { edituser: failing } },
  },
];
