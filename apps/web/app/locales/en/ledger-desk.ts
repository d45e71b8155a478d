import { defineMessages } from "../../shared/texts/messages.ts";

/** The trial balance: every account of the books. */
export const ledgerDesk = defineMessages("ledgerDesk", {
  title: "Ledger",
  failed: "Failed to fetch the ledger.",
  text: "Every movement of money stands here twice, once on each side, so that all balances together are zero.",
  balanced: "The books balance.",
  unbalanced: (amount: string) => `The books are wrong by ${amount}. Nothing may be paid out until that is explained.`,
  columns: { account: "Account", debit: "Debit", credit: "Credit", balance: "Balance" },
  total: "Total",
  accounts: {
    "provider-dues": "Fees that handymen owe",
    "provider-payable": "Owed to handymen",
    "cash-with-provider": "Cash taken by handymen",
    customer: "Customers",
    "platform-revenue": "Revenue",
    "card-clearing": "Received by card",
    "wallet-clearing": "Received by wallet",
    "payout-clearing": "Paid out",
  },
});
