import { randomInt } from "node:crypto";
import { makeJob } from "../portal-api.ts";
import { receipt, yesterday } from "../receipt.ts";
import { busyProvider, makeProvider } from "../spec-people.ts";
import { type FormRules, missing } from "./form-rules.ts";

const at = (path: string) => async () => ({ path, who: await makeProvider() });

export const changePasswordRules: FormRules = {
  form: "Change password",
  start: at("/changepassword"),
  submit: "Change Password",
  waits: true,
  accepted: {
    currentPassword: "Hunarmand#2026",
    newPassword: "Chaabi-Panaa-50",
    confirmPassword: "Chaabi-Panaa-50",
  },
  required: { currentPassword: missing },
  edges: [
    {
      rule: "new and confirm must match",
      field: "confirmPassword",
      refused: "Chaabi-Panaa-51",
      says: "New passwords do not match",
      accepted: ["Chaabi-Panaa-50"],
    },
  ],
  done: "Password changed successfully",
};

const badNumber = "A card number has 16 digits.";
const badExpiry = "The expiry is written MM/YY, with a month from 01 to 12.";
const badCvv = "A CVV has 3 or 4 digits.";

export const cardRules: FormRules = {
  form: "Card form",
  start: at("/creditcard"),
  submit: "Pay Now",
  waits: true,
  accepted: { amount: "0.01", nameOnCard: "N", cardNumber: "4242424242424242", expiryDate: "12/28", cvv: "123" },
  required: {
    ...{ nameOnCard: missing, cardNumber: badNumber },
    ...{ expiryDate: badExpiry, cvv: badCvv },
  },
  edges: [
    {
      rule: "cardNumber exactly 16 digits",
      field: "cardNumber",
      refused: "424242424242424",
      says: badNumber,
      // A digit too many is not taken.
      accepted: ["42424242424242421", "4242424242424242"],
    },
    { rule: "month from 01", field: "expiryDate", refused: "00/28", says: badExpiry, accepted: ["01/28"] },
    { rule: "month to 12", field: "expiryDate", refused: "13/28", says: badExpiry, accepted: ["12/28"] },
    { rule: "cvv 3 or 4 digits", field: "cvv", refused: "12", says: badCvv, accepted: ["123", "1234"] },
  ],
  done: "Transaction successful!",
};

const badWallet = "Please choose easypaisa, jazzcash, nayapay or sadapay.";

export const walletRules: FormRules = {
  form: "Wallet form",
  start: at("/walletpayments"),
  submit: "Submit",
  accepted: {
    ...{ walletType: "sadapay", amount: "1", transactionId: `SP-${randomInt(1_000_000_000)}` },
    ...{ senderName: "N", sentDate: yesterday() },
  },
  late: {
    says: { transactionImage: "Please add a picture of the receipt." },
    fill: async (page) => page.getByLabel("Picture of the receipt").setInputFiles(await receipt(page, 300, 300)),
  },
  required: {
    ...{ walletType: badWallet, amount: "Please enter an amount.", transactionId: missing, senderName: missing },
    sentDate: "Please enter the day it was sent.",
  },
  edges: [
    {
      rule: "amount (minimum 1)",
      field: "amount",
      refused: "0.99",
      says: "The amount must be at least 1.",
      accepted: ["1"],
    },
  ],
  choices: { walletType: ["easypaisa", "jazzcash", "nayapay", "sadapay"] },
  done: "Wallet payment submitted successfully!",
};

const startJob = (screen: string, stage: "arrived" | "details") => async () => {
  const who = await busyProvider();
  return { path: `/${screen}/${await makeJob(who, stage)}`, who };
};

const workStatuses = ["Pending", "InProgress", "Completed"];
const badSalary = "Please enter an amount in PKR, 0 or more.";

export const jobDetailsRules: FormRules = {
  form: "Job details",
  start: startJob("acceptjobdetailssubmission", "arrived"),
  submit: "Send job details",
  accepted: { duration: "30", salary: "0", description: "?", location: "?" },
  required: { salary: badSalary, description: missing, location: missing },
  edges: [{ rule: "salary (minimum 0)", field: "salary", refused: "-0.01", says: badSalary, accepted: ["0"] }],
  choices: { duration: Array.from({ length: 30 }, (_, day) => String(day + 1)), workStatus: workStatuses },
  done: "Job details updated successfully.",
};

export const completionRules: FormRules = {
  form: "Completion",
  start: startJob("jobcompletion", "details"),
  submit: "Complete the job",
  accepted: { customerFeedback: "?" },
  required: { customerFeedback: missing },
  choices: { workStatus: workStatuses },
  done: "Job marked as completed.",
};
