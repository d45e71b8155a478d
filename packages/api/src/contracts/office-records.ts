import { z } from "zod";
import { defineCall } from "../call.ts";
import { Id } from "../fields.ts";
import { OfficeContract } from "./contracts.ts";
import { AgreedQuote, ContractHistory } from "./record.ts";

export const readContractOverview = defineCall({
  method: "GET",
  path: "/Admin/contracts/:id/overview",
  summary: "One contract with its history and the accepted quote. The CNIC is masked.",
  notes: ["`complaints` is only their number: `GET /Admin/inquiries?contractId=` lists them for Support."],
  access: ["Dispatcher", "Finance"],
  params: z.object({ id: Id }),
  reply: OfficeContract.extend({
    history: ContractHistory,
    quote: AgreedQuote.nullable(),
    complaints: z.int(),
  }),
  errors: ["contract-not-found"],
});
