import { createHmac } from "node:crypto";
import { type Answer, type Asked, type Behaviour, startStandIn } from "./stand-in.ts";

const [publicKey, secretKey, webhookSecret] = ["pub_merchant", "sec_merchant", "the secret of the webhooks"];

interface Tracker {
  token: string;
  amount: number;
  orderId: string;
  state: "TRACKER_STARTED" | "TRACKER_ENDED";
  refunds: number[];
}

/** Starts a stand-in for Safepay, after its documentation: sessions, passports, the reporter, refunds and signed webhooks. */
export async function startSafepay() {
  const trackers = new Map<string, Tracker>();

  function open({ body }: Asked): Answer {
    const { amount, metadata } = body as { amount: number; metadata: { order_id: string } };
    const token = `track_${crypto.randomUUID()}`;
    trackers.set(token, { token, amount, orderId: metadata.order_id, state: "TRACKER_STARTED", refunds: [] });
    return {
      status: 200,
      json: { data: { tracker: { token, state: "TRACKER_STARTED" } }, status: { message: "success" } },
    };
  }

  function refund(tracker: Tracker, { body }: Asked): Answer {
    const given = tracker.refunds.reduce((sum, each) => sum + each, 0);
    if (given + Number(body.amount) > tracker.amount) return { status: 400, json: { error: "too much" } };
    tracker.refunds.push(Number(body.amount));
    return describe(tracker);
  }

  function reply(asked: Asked, behaviour: Behaviour): Answer {
    const { path, headers } = asked;
    if (headers["x-sfpy-merchant-secret"] !== secretKey) return { status: 401, json: { error: "unauthorized" } };
    if (path === "/client/passport/v1/token") return { status: 200, json: { data: "a-token-of-an-hour" } };
    if (behaviour === "declining") return { status: 400, json: { error: "declined" } };
    if (path === "/order/payments/v3/") return open(asked);
    const token = /track_[-\w]+/.exec(path)?.[0] ?? "";
    const tracker = trackers.get(token);
    if (!tracker) return { status: 404, json: { error: "not found" } };
    return path.endsWith("/refund") ? refund(tracker, asked) : describe(tracker);
  }

  const standIn = await startStandIn(reply);
  const ofOrder = (orderId: string): Tracker => {
    const tracker = [...trackers.values()].find((each) => each.orderId === orderId);
    if (!tracker) throw new Error("no such order");
    return tracker;
  };
  return Object.assign(standIn, {
    url: `safepay://${publicKey}:${secretKey}@${standIn.host}?secret=${encodeURIComponent(webhookSecret)}`,
    trackers,
    ofOrder,
    /** Adds an earlier payment. Returns its tracker. */
    addPaid(orderId: string, amount: number): string {
      const token = `track_${crypto.randomUUID()}`;
      trackers.set(token, { token, amount, orderId, state: "TRACKER_ENDED", refunds: [] });
      return token;
    },
    /** The payer's action on the page. */
    pay(orderId: string): void {
      ofOrder(orderId).state = "TRACKER_ENDED";
    },
    /** The body of a webhook and the signature of its header. */
    event(orderId: string, changes: { type?: string; amount?: number; key?: string } = {}) {
      const { type = "payment.succeeded", amount = ofOrder(orderId).amount, key = webhookSecret } = changes;
      const { token: tracker, state } = ofOrder(orderId);
      const data = { tracker, intent: "CYBERSOURCE", state, amount, currency: "PKR", metadata: { order_id: orderId } };
      const text = JSON.stringify({ token: `evt_${crypto.randomUUID()}`, version: "2.0.0", type, data });
      return { text, signature: createHmac("sha512", key).update(text).digest("hex") };
    },
  });
}

const describe = ({ token, state, amount, refunds }: Tracker): Answer => ({
  status: 200,
  json: {
    data: {
      tracker: { token, state: refunds.length > 0 ? "TRACKER_PARTIALLY_REFUNDED" : state },
      purchase_totals: { quote: { amount, currency: "PKR" } },
    },
  },
});
