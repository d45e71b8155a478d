import type * as api from "@hunarmand/api/payments/returns";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { returnPayment } from "./return-payment.ts";

export const correctPayment: UseCase<typeof api.correctPayment> = async (services, caller, input) => {
  const { amountPaisa } = await returnPayment(services, caller, { kind: "correction", input, isPending: false });
  return { message: getReplies().correctPayment, returned: toPkr(amountPaisa) };
};
