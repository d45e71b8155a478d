import { defineMessages } from "../../shared/texts/messages.ts";

/** Payments that count, and what the office takes back of them. */
export const receivedPayments = defineMessages("receivedPayments", {
  title: "Received payments",
  count: (count: string) => (count === "1" ? "1 payment." : `${count} payments.`),
  none: "No payments found.",
  failed: "Failed to fetch the received payments.",
  emptyText: "Nothing has come in yet, or nobody has this phone number or e-mail.",
  searchHint: "Payer's phone number or e-mail",
  kinds: { card: "Card", wallet: "Wallet", cash: "Cash" },
  columns: {
    payer: "Payer",
    kind: "Paid by",
    amount: "Amount",
    returned: "Taken back",
    returning: "On its way back",
    date: "Received",
    job: "Job",
    decision: "Take back",
  },
  job: "To the job",
  takeBack: "Take back",
  dialogTitle: (amount: string, payer: string) => `Take back ${amount} from the payment of ${payer}`,
  dialogText: "All of it, or a part. The handyman gives back their share and the portal its fee.",
  way: "What happens",
  ways: {
    refund: "Refund: the payer gets the money",
    correction: "Correction: no money moves, the books alone change",
  },
  hints: {
    card: "A refund goes back to the card.",
    wallet: "For a refund, please send the money from our wallet first.",
    cash: "Cash cannot be refunded here: it never came through the portal.",
  },
  amount: "Amount to take back (PKR)",
  submit: "Take it back",
  reasons: {
    work: "The work was not done as agreed.",
    twice: "The customer has paid twice.",
    never: "The money never reached us.",
    figure: "The amount was entered wrongly.",
  },
});
