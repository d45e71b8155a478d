import { defineMessages } from "../../shared/texts/messages.ts";

/** What a handyman says of the cash for a job. */
export const jobCash = defineMessages("jobCash", {
  declare: "I received cash",
  correct: "Correct the cash",
  declared: (amount: string) => `You named ${amount} in cash. It counts once the customer or the office confirms it.`,
  confirmed: "Paid in cash, confirmed.",
  title: "Cash for this job",
  text: "Name what the customer gave you. When he names the same amount it counts at once; otherwise our finance desk asks you both.",
  amount: "Cash received (PKR)",
  submit: "Declare the cash",
  doneTitle: "Cash declared",
  close: "Close",
});
