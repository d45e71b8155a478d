import { done } from "../faked-server.ts";
import { arrivedJob, detailedJob, jobId } from "../job-replies.ts";
import { cardTransaction, walletTransaction, yesterday } from "../payment-replies.ts";
import { picture } from "../picture.ts";
import { choose } from "../screen-person.ts";
import { provider } from "../signed-in.ts";
import { type FormRules, missing } from "./form-rules.ts";

export const changePasswordRules: FormRules = {
  form: "Change password",
  path: "/changepassword",
  who: provider,
  replies: { "change-password": done("") },
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
const badExpiry = "Please write the expiry as MM/YY, with a month from 01 to 12.";
const badCvv = "A CVV has 3 or 4 digits.";

export const cardRules: FormRules = {
  form: "Card form",
  path: "/creditcard",
  who: provider,
  replies: { "perform-transaction": done("", { transaction: cardTransaction }) },
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
      // The field drops a digit too many.
      accepted: ["42424242424242421", "4242424242424242"],
    },
    { rule: "month from 01", field: "expiryDate", refused: "00/28", says: badExpiry, accepted: ["01/28"] },
    { rule: "month to 12", field: "expiryDate", refused: "13/28", says: badExpiry, accepted: ["12/28"] },
    { rule: "cvv 3 or 4 digits", field: "cvv", refused: "12", says: badCvv, accepted: ["123", "1234"] },
  ],
  done: "Transaction successful!",
};

const badWallet = "Please choose easypaisa, JazzCash, NayaPay or SadaPay.";

export const walletRules: FormRules = {
  form: "Wallet form",
  path: "/walletpayments",
  who: provider,
  replies: { "wallet-payment": done("", { transaction: walletTransaction }) },
  submit: "Submit",
  accepted: {
    ...{ walletType: "sadapay", amount: "1", transactionId: "SP-1" },
    ...{ senderName: "N", sentDate: yesterday() },
  },
  late: {
    says: { transactionImage: "Please add a picture of the receipt." },
    fill: () => choose("transactionImage", picture),
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

const workStatuses = ["Pending", "InProgress", "Completed"];
const badSalary = "Please type your price in PKR, at most 10,000,000.";

export const jobDetailsRules: FormRules = {
  form: "Job details",
  path: `/acceptjobdetailssubmission/${jobId}`,
  who: provider,
  replies: { [`job-details/${jobId}`]: { body: arrivedJob }, "update-job-details": done("") },
  submit: "Send the price",
  accepted: { duration: "30", salary: "0", description: "?", location: "?" },
  required: { salary: badSalary, description: missing, location: missing },
  edges: [{ rule: "salary (minimum 0)", field: "salary", refused: "-0.01", says: badSalary, accepted: ["0"] }],
  choices: { duration: Array.from({ length: 30 }, (_, day) => String(day + 1)), workStatus: workStatuses },
  done: "Job details updated successfully.",
  isToast: true,
};

export const completionRules: FormRules = {
  form: "Completion",
  path: `/jobcompletion/${jobId}`,
  who: provider,
  replies: { [`job-details/${jobId}`]: { body: detailedJob }, "complete-job": done("") },
  submit: "Complete the job",
  accepted: { customerFeedback: "?" },
  required: { customerFeedback: missing },
  choices: { workStatus: workStatuses },
  done: "Job marked as completed.",
  isToast: true,
};
