import * as bankFile from "@hunarmand/api/payouts/bank-file";
import * as missing from "@hunarmand/api/payouts/missing-accounts";
import * as api from "@hunarmand/api/payouts/payouts";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { applyBankFile } from "./bank-file/apply-bank-file.ts";
import { readBankFile } from "./bank-file/read-bank-file.ts";
import { askForAccounts } from "./missing/ask-for-accounts.ts";
import { listMissingAccounts } from "./missing/list-missing-accounts.ts";
import { approvePayouts } from "./office/approve-payouts.ts";
import { cancelPayouts, payPayouts } from "./office/decide-on-payouts.ts";
import { exportPayouts } from "./office/export-payouts.ts";
import { listPayoutBatches } from "./office/list-payout-batches.ts";
import { listPayouts } from "./office/list-payouts.ts";
import { preparePayouts } from "./office/prepare-payouts.ts";
import { readPayoutBatch } from "./office/read-payout-batch.ts";
import { returnPayout } from "./office/return-payout.ts";
import { getPayoutAccount } from "./provider/get-payout-account.ts";
import { updatePayoutAccount } from "./provider/update-payout-account.ts";

export function payoutsRoutes(app: FastifyInstance): void {
  serve(app, api.getPayoutAccount, getPayoutAccount);
  serve(app, api.updatePayoutAccount, updatePayoutAccount);
  serve(app, api.listPayoutBatches, listPayoutBatches);
  serve(app, api.readPayoutBatch, readPayoutBatch);
  serve(app, api.listPayouts, listPayouts);
  serve(app, api.preparePayouts, preparePayouts);
  serve(app, api.approvePayouts, approvePayouts);
  serve(app, api.payPayouts, payPayouts);
  serve(app, api.cancelPayouts, cancelPayouts);
  serve(app, api.returnPayout, returnPayout);
  serve(app, api.exportPayouts, exportPayouts);
  serve(app, bankFile.readBankFile, readBankFile);
  serve(app, bankFile.applyBankFile, applyBankFile);
  serve(app, missing.listMissingAccounts, listMissingAccounts);
  serve(app, missing.askForAccounts, askForAccounts);
}
