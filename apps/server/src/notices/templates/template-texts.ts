import type { NoticeKind } from "@hunarmand/api/notices/notices";

export interface Texts {
  subject: string;
  text: string;
}

/** The texts that ship. What stands in braces here may stand in the office's own texts as well, and `{name}` anywhere. */
export const defaultTexts: Record<NoticeKind, Texts> = {
  "provider-verified": {
    subject: "Your account is verified",
    text: "You are verified. From now on jobs of your trade in your city are offered to you.",
  },
  "provider-sent-back": {
    subject: "Your application needs something more",
    text: "We could not finish your verification yet. Please add what is missing and hand it in again.",
  },
  "provider-rejected": { subject: "Your application was rejected", text: "We cannot take you in as a handyman." },
  "provider-suspended": {
    subject: "Your account is suspended",
    text: "No jobs are offered to you until your account is reinstated.",
  },
  "provider-reinstated": {
    subject: "Your account is reinstated",
    text: "You may work again. Jobs are offered to you from now on.",
  },
  "job-offered": {
    subject: "A new job for you: {job}",
    text: "{job} in {place} is offered to you. First come, first served.",
  },
  "job-taken": { subject: "No longer open: {job}", text: "The job {job} in {place} is no longer open to you." },
  "job-accepted": {
    subject: "A handyman has accepted your job",
    text: "{provider} comes for your job {job} in {place}. Phone: {phone}.",
  },
  "job-assigned": {
    subject: "A handyman is assigned to your job",
    text: "Our office has given your job {job} in {place} to {provider}. Phone: {phone}.",
  },
  "job-given": {
    subject: "Our office has given you a job: {job}",
    text: "The job {job} in {place} is yours. Please call the customer and go there.",
  },
  "job-arrival-confirmed": {
    subject: "Your arrival is confirmed",
    text: "Our office has confirmed your arrival for the job {job} in {place}. You can go on with its details.",
  },
  "job-completed": {
    subject: "Your job is completed: {job}",
    text: "{provider} reports that the job {job} in {place} is done. Please confirm, pay and rate it. Price: PKR {amount}.",
  },
  "job-completed-by-office": {
    subject: "Our office has completed a job: {job}",
    text: "The job {job} in {place} stands as completed. Price: PKR {amount}.",
  },
  "job-cancelled": { subject: "Cancelled: {job}", text: "The customer has cancelled the job {job} in {place}." },
  "job-cancelled-by-office": {
    subject: "Cancelled by our office: {job}",
    text: "Our office has cancelled the job {job} in {place}.",
  },
  "job-rated": {
    subject: "You were rated: {rating} of 5",
    text: "Your customer has confirmed the job {job} and rated it {rating} of 5.",
  },
  "job-paid": {
    subject: "You were paid: PKR {amount}",
    text: "PKR {amount} for the job {job} in {place} are confirmed. You find the fee and your net pay under earnings.",
  },
  "cash-confirmed": {
    subject: "Your cash payment is confirmed",
    text: "PKR {amount} in cash for the job {job} in {place} are confirmed. Nothing more is due for it.",
  },
  "wallet-approved": {
    subject: "Your payment is approved",
    text: "Your {wallet} payment {transaction} of PKR {amount} is approved and counts from now on.",
  },
  "wallet-declined": {
    subject: "Your payment was declined",
    text: "Your {wallet} payment {transaction} of PKR {amount} was declined. You may hand it in again with a better proof.",
  },
  "card-settled": { subject: "Your card payment went through", text: "Your card payment of PKR {amount} is settled." },
  "card-failed": {
    subject: "Your card payment failed",
    text: "Your card payment of PKR {amount} did not go through. Nothing was charged.",
  },
  "card-refunded": {
    subject: "Refunded to you: PKR {amount}",
    text: "We have refunded PKR {amount} of your card payment to your card. Your bank may need some days to show it.",
  },
  "wallet-refunded": {
    subject: "Refunded to you: PKR {amount}",
    text: "We have sent you back PKR {amount} of your {wallet} payment {transaction}.",
  },
  "payment-corrected": {
    subject: "A payment of yours was corrected",
    text: "PKR {amount} of a payment of yours no longer count in our books. Please see what is due now.",
  },
  "job-refunded": {
    subject: "Refunded to your customer: PKR {amount}",
    text: "PKR {amount} for the job {job} were refunded to the customer. Your share of it is taken off what we owe you.",
  },
  "job-payment-corrected": {
    subject: "The payment for a job of yours was corrected",
    text: "PKR {amount} paid for the job {job} no longer count in our books. Your statement shows what changes for you.",
  },
  "payout-paid": {
    subject: "Paid out to you: PKR {amount}",
    text: "PKR {amount} are on their way to your account that ends with {account}. Your statement shows what it is made of.",
  },
  "payout-returned": {
    subject: "A payout came back: PKR {amount}",
    text: "The bank has sent back PKR {amount} for your account that ends with {account}. We owe it to you again. Please check your payout account.",
  },
  "contract-accepted": {
    subject: 'Your contract "{project}": Accepted',
    text: 'We accept your proposal "{project}". It becomes active once the crew is ready.',
  },
  "contract-rejected": {
    subject: 'Your contract "{project}": Rejected',
    text: 'We cannot take on your proposal "{project}".',
  },
  "contract-active": { subject: 'Your contract "{project}": Active', text: 'The crew for "{project}" is at work.' },
  "contract-completed": {
    subject: 'Your contract "{project}": Completed',
    text: 'The contract "{project}" is completed.',
  },
  "quote-answered": {
    subject: "Your quote is ready",
    text: "We offer your crew of {handymen} for PKR {amount}, valid until {until}. Please accept or decline it.",
  },
  "quote-expired": {
    subject: "Your quote has expired",
    text: "Our offer of PKR {amount} for a crew of {handymen} was valid until {until}. Please ask for a new one if you still need it.",
  },
  "inquiry-acknowledged": {
    subject: "We are working on your inquiry {reference}",
    text: "Your inquiry {reference} is in work. You hear from us again.",
  },
  "inquiry-resolved": {
    subject: "Answer to your inquiry {reference}",
    text: "{answer}\n\nThis answers your inquiry {reference}. If it does not settle the matter, open it again with this reference.",
  },
  "review-voided": {
    subject: "A review was taken out of sight",
    text: "The review of the job {job} in {place} no longer shows and no longer counts.",
  },
  "email-changed": {
    subject: "Your e-mail was changed",
    text: "The e-mail of your account was changed. If you did not do this, please call our office at once.",
  },
  "phone-changed": {
    subject: "Your phone number was changed",
    text: "The phone number of your account was changed. If you did not do this, please call our office at once.",
  },
  "password-changed": {
    subject: "Your password was changed",
    text: "Your password was changed, and all other devices are signed out. If you did not do this, please call our office at once.",
  },
  "payout-account-changed": {
    subject: "Your payout account was changed",
    text: "Your payouts go to another account from now on. If you did not do this, please call our office at once.",
  },
  "cnic-changed": {
    subject: "Your CNIC was changed",
    text: "The CNIC of your account was changed. If you did not do this, please call our office at once.",
  },
  "identity-asked": {
    subject: "A correction of your names or CNIC was asked for",
    text: "Nothing changes before our office has agreed. If you did not ask for it, please call our office at once.",
  },
  "identity-agreed": {
    subject: "Your correction is made",
    text: "Our office has agreed: your names and CNIC stand as you asked.",
  },
  "identity-refused": {
    subject: "Your correction was refused",
    text: "Your names and CNIC stay as they are.",
  },
};
