import * as contract from "@hunarmand/api/payouts/payouts";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { cancelPayouts } from "./office/cancel-payouts.ts";
import { exportPayouts } from "./office/export-payouts.ts";
import { listPayoutBatches } from "./office/list-payout-batches.ts";
import { listPayouts } from "./office/list-payouts.ts";
import { payPayouts } from "./office/pay-payouts.ts";
import { preparePayouts } from "./office/prepare-payouts.ts";
import { readPayoutBatch } from "./office/read-payout-batch.ts";
import { returnPayout } from "./office/return-payout.ts";
import { getPayoutAccount } from "./provider/get-payout-account.ts";
import { updatePayoutAccount } from "./provider/update-payout-account.ts";

export function payoutsRoutes(app: FastifyInstance): void {
  serve(app, contract.getPayoutAccount, getPayoutAccount);
  serve(app, contract.updatePayoutAccount, updatePayoutAccount);
  serve(app, contract.listPayoutBatches, listPayoutBatches);
  serve(app, contract.readPayoutBatch, readPayoutBatch);
  serve(app, contract.listPayouts, listPayouts);
  serve(app, contract.preparePayouts, preparePayouts);
  serve(app, contract.payPayouts, payPayouts);
  serve(app, contract.cancelPayouts, cancelPayouts);
  serve(app, contract.returnPayout, returnPayout);
  serve(app, contract.exportPayouts, exportPayouts);
}
