import { z } from "zod";
import type { Clock } from "../clock.ts";
import { askGateway } from "./ask-gateway.ts";
import { type CardNotice, type Cards, type ChargeOutcome, pageOnly } from "./cards.ts";
import { isSecure, withSecureHash } from "./jazzcash-hash.ts";
import type { PageSettings } from "./safepay-cards.ts";

const approvedCodes: readonly string[] = ["000", "121", "200"];
/** Not paid yet, or a technical failure: only a later inquiry can decide. */
const undecidedCodes: readonly string[] = [
  ...["055", "058", "062", "118", "119", "124", "127", "134", "157", "199", "210", "403", "406", "407", "417"],
];
const unknownTransaction = "109";
const refundedCode = "131";
const pageMinutes = 60;
const karachiOffsetMilliseconds = 5 * 3_600_000;
const referenceCharacters = 20;

const Inquiry = z.object({
  pp_ResponseCode: z.string(),
  pp_PaymentResponseCode: z.string().nullish(),
  pp_Status: z.string().nullish(),
});
const Refund = z.object({ responseCode: z.string() });

/** JazzCash's reference has 20 letters and digits: the start of ours, which is random in every part. */
export const txnRefOf = (reference: string): string =>
  `T${reference.replaceAll("-", "")}`.slice(0, referenceCharacters);

/** yyyyMMddHHmmss in Pakistan. */
function toStamp(time: Date, minutesLater = 0): string {
  const local = new Date(time.getTime() + karachiOffsetMilliseconds + minutesLater * 60_000);
  return local.toISOString().replace(/\D/g, "").slice(0, "yyyyMMddHHmmss".length);
}

function judge(code: string): ChargeOutcome {
  if (approvedCodes.includes(code)) return { kind: "approved", mark: undefined };
  return undecidedCodes.includes(code) ? { kind: "unknown" } : { kind: "declined", code };
}

/** JazzCash's page redirection v2. Decision 2026-11-22-0820 lists its calls and their sources. */
export function openJazzcashCards(settings: PageSettings & { clock: Clock }): Cards {
  const { address, publicUrl, clock, replyMilliseconds } = settings;
  const { api, page, environment, merchant, password, signingSecret: salt } = address;
  const credentials = { pp_MerchantID: merchant, pp_Password: password };
  const ask = (path: string, body: object) =>
    askGateway({ url: `${api}/ApplicationAPI/API/${path}`, body, replyMilliseconds });
  const inquire = async (reference: string) => {
    const fields = withSecureHash({ ...credentials, pp_TxnRefNo: txnRefOf(reference) }, salt);
    return Inquiry.safeParse((await ask("PaymentInquiry/Inquire", fields))?.json).data;
  };

  return {
    ...pageOnly,
    name: `jazzcash@${environment}`,
    pageOrigin: page,
    async openPage({ reference, amountPaisa }) {
      const now = clock.now();
      const fields = {
        ...credentials,
        ...{ pp_Version: "2.0", pp_TxnType: "MPAY", pp_Language: "EN", pp_TxnCurrency: "PKR" },
        ...{ pp_TxnRefNo: txnRefOf(reference), pp_BillReference: txnRefOf(reference), pp_Amount: String(amountPaisa) },
        ...{ pp_TxnDateTime: toStamp(now), pp_TxnExpiryDateTime: toStamp(now, pageMinutes) },
        ...{ pp_IsRegisteredCustomer: "No", pp_Description: "Hunarmand", ppmpf_1: reference },
        pp_ReturnURL: new URL("/paymentreturn", publicUrl).href,
      };
      const url = `${page}/CustomerPortal/transactionmanagement/merchantform/`;
      return { kind: "opened", page: { url, fields: withSecureHash(fields, salt) }, gatewayReference: null };
    },
    async inquire({ reference }) {
      const found = await inquire(reference);
      if (!found) return { kind: "unknown" };
      if (found.pp_ResponseCode === unknownTransaction) return { kind: "not-received" };
      if (found.pp_ResponseCode !== "000") return { kind: "unknown" };
      const outcome = judge(found.pp_PaymentResponseCode ?? "157");
      return outcome.kind === "unknown" && found.pp_Status === "Pending" ? { kind: "open" } : outcome;
    },
    async refund({ charge, amountPaisa, repeat }) {
      if (repeat) {
        const found = await inquire(charge.reference);
        return found?.pp_PaymentResponseCode === refundedCode && !repeat.hasOthers
          ? { kind: "refunded" }
          : { kind: "unknown" };
      }
      const fields = { ...credentials, pp_TxnRefNo: txnRefOf(charge.reference), pp_TxnCurrency: "PKR" };
      const RefundRequest = withSecureHash({ ...fields, pp_Amount: String(amountPaisa) }, salt);
      const reply = Refund.safeParse((await ask("authorize/Refund", { RefundRequest }))?.json);
      const outcome = reply.success ? judge(reply.data.responseCode) : { kind: "unknown" as const };
      return outcome.kind === "approved" ? { kind: "refunded" } : outcome;
    },
    readNotice: ({ text }) => readReturn(text, salt),
  };
}

/** Every return has three digits. The portal's own form has none, so a payer who sends it back proves nothing. */
const responseCode = /^\d{3}$/;
/** Fields that only requests have. A request is signed with the same secret, but is not a message from the gateway. */
const requestFields = ["pp_Password", "pp_ReturnURL"] as const;

/** Reads the gateway's form, which the payer's browser brings back. */
function readReturn(text: string, salt: string): CardNotice | undefined {
  const fields = Object.fromEntries(new URLSearchParams(text));
  const { ppmpf_1: reference = "", pp_Amount: amount = "", pp_ResponseCode: code = "" } = fields;
  if (!responseCode.test(code) || requestFields.some((name) => name in fields)) return undefined;
  const isOurs = z.uuid().safeParse(reference).success && fields.pp_TxnRefNo === txnRefOf(reference);
  if (!isOurs || !isSecure(fields, salt) || !/^\d+$/.test(amount)) return undefined;
  return { reference, amountPaisa: Number(amount), outcome: judge(code) };
}
