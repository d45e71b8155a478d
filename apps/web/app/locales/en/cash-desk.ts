import { defineMessages } from "../../shared/texts/messages.ts";

/** Cash of completed jobs that nobody has confirmed. */
export const cashDesk = defineMessages("cashDesk", {
  title: "Cash",
  count: (count: string) => (count === "1" ? "1 job with open cash." : `${count} jobs with open cash.`),
  none: "No open cash.",
  failed: "Failed to fetch the open cash.",
  emptyText: "Every handyman's word was confirmed.",
  columns: {
    provider: "Handyman",
    customer: "Customer",
    price: "Price",
    declared: "Handyman says",
    claimed: "Customer says",
    date: "Last word",
    job: "Job",
    decision: "Decision",
  },
  differs: "The two figures differ",
  job: "To the job",
  confirm: "Confirm",
  confirmTitle: "Confirm the cash of this job",
  confirmText: "The office's word stands above both sides. It goes into the ledger and cannot be taken back.",
  amount: "Cash that was paid (PKR)",
  submit: "Confirm the cash",
  reasons: {
    both: "Both sides told us this figure on the phone.",
    provider: "The customer could not be reached; the handyman's figure matches the job's price.",
    receipt: "The handyman showed the customer's signed receipt.",
  },
});
