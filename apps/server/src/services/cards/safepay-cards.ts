import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { askGateway } from "./ask-gateway.ts";
import { type CardNotice, type Cards, type InquiryOutcome, pageOnly, type RawNotice } from "./cards.ts";
import type { GatewayAddress } from "./gateway-address.ts";

export interface PageSettings {
  address: GatewayAddress;
  /** Where the payer returns to. */
  publicUrl: string;
  replyMilliseconds?: number;
}

const Session = z.object({ data: z.object({ tracker: z.object({ token: z.string().min(1).max(200) }) }) });
const Passport = z.object({ data: z.string().min(1) });
const Payment = z.object({
  data: z.object({
    tracker: z.object({ state: z.string() }),
    purchase_totals: z.object({ quote: z.object({ amount: z.number() }) }).optional(),
  }),
});
const Event = z.object({
  type: z.string(),
  data: z.object({
    tracker: z.string(),
    state: z.string().optional(),
    amount: z.int(),
    currency: z.literal("PKR"),
    metadata: z.object({ order_id: z.uuid() }),
  }),
});

const paid = "TRACKER_ENDED";
const [refunded, partlyRefunded] = ["TRACKER_REFUNDED", "TRACKER_PARTIALLY_REFUNDED"];
const unfinished: readonly string[] = ["TRACKER_STARTED", "TRACKER_AUTHENTICATED", "TRACKER_ENROLLED"];

/** Safepay's hosted checkout. Decision 2026-11-22-0820 lists its calls and their sources. */
export function openSafepayCards({ address, publicUrl, replyMilliseconds }: PageSettings): Cards {
  const { api, page, environment, merchant, password, signingSecret } = address;
  const headers = { "x-sfpy-merchant-secret": password };
  const ask = (path: string, body?: object) =>
    askGateway({ url: `${api}${path}`, headers, replyMilliseconds, ...(body ? { body } : {}) });
  const readPayment = async (tracker: string) => {
    const reply = await ask(`/reporter/api/v1/payments/${encodeURIComponent(tracker)}`);
    return { status: reply?.status, payment: Payment.safeParse(reply?.json).data?.data };
  };

  return {
    ...pageOnly,
    name: `safepay@${environment}`,
    pageOrigin: undefined,
    signatureHeader: "x-sfpy-signature",
    async openPage({ reference, amountPaisa }) {
      const metadata = { order_id: reference, source: "hunarmand" };
      const charge = { merchant_api_key: merchant, intent: "CYBERSOURCE", mode: "payment", entry_mode: "raw" };
      const money = { currency: "PKR", amount: amountPaisa, include_fees: false };
      const session = Session.safeParse((await ask("/order/payments/v3/", { ...charge, ...money, metadata }))?.json);
      const passport = Passport.safeParse((await ask("/client/passport/v1/token", {}))?.json);
      if (!session.success || !passport.success) return { kind: "unknown" };
      const tracker = session.data.data.tracker.token;
      const back = new URL(`/paymentreturn?id=${reference}`, publicUrl).href;
      const query = { environment, tracker, tbt: passport.data.data, source: "hosted" };
      const ways = { redirect_url: back, cancel_url: `${back}&cancelled=1` };
      const url = `${page}/embedded/?${new URLSearchParams({ ...query, ...ways })}`;
      return { kind: "opened", page: { url }, gatewayReference: tracker };
    },
    async inquire({ gatewayReference, amountPaisa }): Promise<InquiryOutcome> {
      // Without a tracker no page was opened.
      if (!gatewayReference) return { kind: "not-received" };
      const { status, payment } = await readPayment(gatewayReference);
      if (status === 404) return { kind: "not-received" };
      if (!payment) return { kind: "unknown" };
      if (unfinished.includes(payment.tracker.state)) return { kind: "open" };
      const amount = payment.purchase_totals?.quote.amount ?? amountPaisa;
      const isPaid = payment.tracker.state === paid && amount === amountPaisa;
      return isPaid ? { kind: "approved", mark: undefined } : { kind: "unknown" };
    },
    async refund({ charge, amountPaisa, repeat }) {
      const tracker = charge.gatewayReference;
      if (!tracker) return { kind: "declined", code: "no-tracker" };
      if (repeat) {
        const state = (await readPayment(tracker)).payment?.tracker.state;
        const isOurs = state === refunded || (state === partlyRefunded && !repeat.hasOthers);
        return isOurs ? { kind: "refunded" } : { kind: "unknown" };
      }
      const path = `/order/payments/v3/${encodeURIComponent(tracker)}/refund`;
      const reply = await ask(path, { amount: amountPaisa, currency: "PKR" });
      if (reply && reply.status < 300) return { kind: "refunded" };
      const isRefused = reply !== undefined && reply.status >= 400 && reply.status < 500;
      return isRefused ? { kind: "declined", code: `http-${reply.status}` } : { kind: "unknown" };
    },
    readNotice: (notice) => readNotice(notice, signingSecret),
  };
}

/** A failed try is not final: the payer may try another card on the same page. */
function readNotice({ text, signature }: RawNotice, secret: string): CardNotice | undefined {
  const expected = createHmac("sha512", secret).update(text).digest();
  const given = Buffer.from(signature, "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const event = Event.safeParse(parse(text));
  if (!event.success) return undefined;
  const { type, data } = event.data;
  const outcome =
    type === "payment.succeeded" ? ({ kind: "approved", mark: undefined } as const) : ({ kind: "unknown" } as const);
  return { reference: data.metadata.order_id, amountPaisa: data.amount, outcome };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
