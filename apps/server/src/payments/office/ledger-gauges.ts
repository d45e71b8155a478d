import { sumAccounts } from "../../domain/payments/ledger.queries.ts";
import type { GaugeSource } from "../../http/logs/gauges.ts";
import type { Services } from "../../services/services.ts";

const paisaPerRupee = 100;

/** The balance of each account of the ledger. Together they are zero (docs/product.md M1). */
export const ledgerGauges = ({ db }: Services): GaugeSource => ({
  name: "ledger",
  read: async () =>
    (await sumAccounts(db)).map(({ accountKind, debitPaisa, creditPaisa }) => ({
      name: "hunarmand_ledger_balance_rupees",
      help: "Debit minus credit of an account of the ledger",
      labels: { account: accountKind },
      value: (debitPaisa - creditPaisa) / paisaPerRupee,
    })),
});
