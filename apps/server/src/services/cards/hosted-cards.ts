import { jwtVerify } from "jose";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { CardNotice, Cards, ChargeOutcome, InquiryOutcome, RefundOutcome } from "./cards.ts";

/** Below the time in which a payment must get its reply. */
const replyMillisecondsMax = 7_000;

const Ending = z.object({
  status: z.enum(["open", "approved", "declined", "expired"]),
  code: z.string().max(60).optional(),
  brand: z.string().max(40).optional(),
  lastFour: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
});
const Session = Ending.partial({ status: true }).extend({ pageUrl: z.url({ protocol: /^https?$/ }).optional() });
const Refund = z.object({ status: z.enum(["refunded", "pending"]).optional(), code: z.string().max(60).optional() });
const Notice = Ending.extend({ reference: z.uuid(), amountPaisa: z.int() });

function toOutcome({ status, code, brand, lastFour }: z.infer<typeof Ending>): ChargeOutcome {
  if (status === "approved") return { kind: "approved", mark: brand && lastFour ? { brand, lastFour } : undefined };
  if (status === "open") return { kind: "unknown" };
  return { kind: "declined", code: code ?? status };
}

export interface HostedCardsSettings {
  /** The gateway's address; its user and password are the merchant's name and the shared secret. */
  gatewayUrl: string;
  /** Where the payer comes back to, and where the gateway sends its notices. */
  publicUrl: string;
  clock: Clock;
  replyMilliseconds?: number;
}

/**
 * A gateway with a payment page of its own (its HTTP API stands in decision 042). The card that the portal's form took is
 * dropped here: the payer types it on that page.
 */
export function openHostedCards(settings: HostedCardsSettings): Cards {
  const { gatewayUrl, publicUrl, clock, replyMilliseconds = replyMillisecondsMax } = settings;
  const { origin, pathname, username, password } = new URL(gatewayUrl);
  const base = origin + pathname.replace(/\/$/, "");
  const secret = decodeURIComponent(password);
  const authorization = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${secret}`).toString("base64")}`;

  /** Nothing when the gateway is slow, away or makes no sense. */
  async function ask(path: string, body?: object): Promise<{ status: number; json: unknown } | undefined> {
    try {
      const response = await fetch(`${base}${path}`, {
        method: body ? "POST" : "GET",
        headers: { authorization, "content-type": "application/json" },
        signal: AbortSignal.timeout(replyMilliseconds),
        redirect: "error",
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: response.status, json: await response.json() };
    } catch {
      return undefined;
    }
  }

  return {
    async charge({ reference, amountPaisa }) {
      const returnUrl = new URL("/paymenthistory", publicUrl).href;
      const noticeUrl = new URL("/api/Payments/card-notice", publicUrl).href;
      const answer = await ask("/sessions", { reference, amountPaisa, currency: "PKR", returnUrl, noticeUrl });
      return readSession(answer);
    },
    async inquire(reference): Promise<InquiryOutcome> {
      const answer = await ask(`/sessions/${encodeURIComponent(reference)}`);
      if (answer?.status === 404) return { kind: "not-received" };
      return readSession(answer);
    },
    async refund({ reference, charge, amountPaisa }) {
      return readRefund(await ask("/refunds", { reference, charge, amountPaisa, currency: "PKR" }));
    },
    tokenise: async () => ({ kind: "off" }),
    readNotice: (notice) => readNotice(notice, { secret, now: clock.now() }),
  };
}

function readSession(answer: { status: number; json: unknown } | undefined): ChargeOutcome {
  const session = Session.safeParse(answer?.json);
  if (!answer || !session.success) return { kind: "unknown" };
  const { status = "open", pageUrl, ...ending } = session.data;
  if (answer.status === 402) return { kind: "declined", code: ending.code ?? "declined" };
  if (answer.status >= 300) return { kind: "unknown" };
  const outcome = toOutcome({ ...ending, status });
  return outcome.kind === "unknown" && pageUrl ? { ...outcome, pageUrl } : outcome;
}

function readRefund(answer: { status: number; json: unknown } | undefined): RefundOutcome {
  const refund = Refund.safeParse(answer?.json);
  if (!answer || !refund.success) return { kind: "unknown" };
  if (answer.status === 402) return { kind: "declined", code: refund.data.code ?? "declined" };
  return answer.status < 300 && refund.data.status === "refunded" ? { kind: "refunded" } : { kind: "unknown" };
}

async function readNotice(
  notice: string,
  { secret, now }: { secret: string; now: Date },
): Promise<CardNotice | undefined> {
  const options = { algorithms: ["HS256"], currentDate: now, requiredClaims: ["exp"], audience: "hunarmand-portal" };
  const verified = await jwtVerify(notice, new TextEncoder().encode(secret), options).catch(() => undefined);
  const parsed = Notice.safeParse(verified?.payload);
  if (!parsed.success) return undefined;
  const { reference, amountPaisa, ...ending } = parsed.data;
  return { reference, amountPaisa, outcome: toOutcome(ending) };
}
