import * as contract from "@hunarmand/api/payouts/payouts";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { cancelPayouts } from "./cancel-payouts.ts";
import { exportPayouts } from "./export-payouts.ts";
import { getPayoutAccount } from "./get-payout-account.ts";
import { listPayoutBatches } from "./list-payout-batches.ts";
import { listPayouts } from "./list-payouts.ts";
import { payPayouts } from "./pay-payouts.ts";
import { preparePayouts } from "./prepare-payouts.ts";
import { readPayoutBatch } from "./read-payout-batch.ts";
import { updatePayoutAccount } from "./update-payout-account.ts";

export function payoutsRoutes(app: FastifyInstance): void {
  serve(app, contract.getPayoutAccount, getPayoutAccount);
  serve(app, contract.updatePayoutAccount, updatePayoutAccount);
  serve(app, contract.listPayoutBatches, listPayoutBatches);
  serve(app, contract.readPayoutBatch, readPayoutBatch);
  serve(app, contract.listPayouts, listPayouts);
  serve(app, contract.preparePayouts, preparePayouts);
  serve(app, contract.payPayouts, payPayouts);
  serve(app, contract.cancelPayouts, cancelPayouts);
  serve(app, contract.exportPayouts, exportPayouts);
}
