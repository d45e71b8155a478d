import { defineMessages } from "../../shared/texts/messages.ts";

/** What a customer does with a posted job beside following it: change it, pay it, complain of it. */
export const jobCare = defineMessages("jobCare", {
  searching: "No handyman has been found for this work yet. Our office is looking for one and will call you.",
  pay: {
    title: "Payment",
    due: (amount: string) => `${amount} are to be paid.`,
    how: "Choose how. Both sides see it in their account.",
    cash: "Cash",
    cashText: "Give it to the handyman, and write below what you gave when you confirm the job.",
    cashLater: "Give it to the handyman. He reports it, and our office confirms it.",
    wallet: "Pay by wallet",
    card: "Pay by card",
    pending: "Your payment is being checked. You get a notice as soon as it counts.",
    paid: {
      cash: "Paid in cash. Nothing more is due.",
      wallet: "Paid by wallet. Nothing more is due.",
      card: "Paid by card. Nothing more is due.",
      other: "Paid. Nothing more is due.",
    },
  },
  change: {
    open: "Change this job",
    title: "Change your job",
    text: "As long as nobody has accepted it. With another skill or city it is offered anew.",
    failed: "Failed to load this job.",
    tooLate: "This job can no longer be changed.",
    back: "Back to the job",
    submit: "Save the changes",
    savedTitle: "Saved",
    saveFailed: "The changes could not be saved. Please try again.",
  },
  complain: {
    open: "Complain about this job",
    subject: (work: string, jobId: string) => `Job: ${work} (${jobId})`,
  },
});
