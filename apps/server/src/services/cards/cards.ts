import cardValidator from "card-validator";

/** What the payer typed: it passes through memory to the gateway and nowhere else (docs/security-rules.md SM2). */
export interface Card {
  nameOnCard: string;
  cardNumber: string;
  /** MM/YY. */
  expiryDate: string;
  cvv: string | undefined;
}

/** What may be kept of a card. */
export interface CardMark {
  brand: string;
  lastFour: string;
}

export interface CardCharge {
  /** Ours; a gateway charges a reference once, however often it is asked. */
  reference: string;
  amountPaisa: number;
  card: Card;
}

/** How a charge stands. `unknown`: nobody can say yet; only an inquiry settles it. */
export type ChargeOutcome =
  | { kind: "approved"; mark: CardMark | undefined }
  | { kind: "declined"; code: string }
  | { kind: "unknown" };

/** A charge as the gateway is asked about it. */
export interface KnownCharge {
  reference: string;
  /** The gateway's own name for it, where it gave one. */
  gatewayReference: string | null;
  amountPaisa: number;
}

/** `not-received`: the gateway does not know the reference. `open`: it does, and nobody has paid yet. */
export type InquiryOutcome = ChargeOutcome | { kind: "not-received" } | { kind: "open" };

export type PageCharge = Omit<CardCharge, "card">;

/** Where the payer goes on; with `fields` the browser posts them there as a form. */
export interface PaymentPage {
  url: string;
  fields?: Record<string, string>;
}

/** `unknown`: the gateway gave no page, so nobody can pay on it. */
export type PageOutcome = { kind: "opened"; page: PaymentPage; gatewayReference: string | null } | { kind: "unknown" };

export interface CardRefund {
  /** Ours; one refund a reference. */
  reference: string;
  /** The charge that it gives back, or a part of. */
  charge: KnownCharge;
  amountPaisa: number;
  /**
   * It was asked for before, and nobody knows how that ended: a gateway that cannot tell two refunds apart is only inquired. What it
   * then says of the charge may mean another refund of it, where there are `others`.
   */
  repeat?: { hasOthers: boolean };
}

/** `unknown`: nobody can say yet; asking again settles it. */
export type RefundOutcome = { kind: "refunded" } | { kind: "declined"; code: string } | { kind: "unknown" };

export type TokenOutcome = { kind: "kept"; token: string } | { kind: "declined" } | { kind: "off" };

/** What a gateway sends or lets the browser bring, as it came. */
export interface RawNotice {
  text: string;
  /** Of its header, where the gateway signs there. */
  signature: string;
}

/** The gateway's own word on how a charge stands. */
export interface CardNotice {
  reference: string;
  amountPaisa: number;
  outcome: ChargeOutcome;
}

/** The card network behind one door. None of these throws: a failure on the way is an `unknown`. */
export interface Cards {
  /** Where the card is typed: in the portal's form, or on a page of the gateway; `off` takes no cards. */
  entry: "form" | "page" | "off";
  /** A page that forms may be posted to, for the browser's rules. */
  pageOrigin: string | undefined;
  charge(charge: CardCharge): Promise<ChargeOutcome>;
  openPage(charge: PageCharge): Promise<PageOutcome>;
  inquire(charge: KnownCharge): Promise<InquiryOutcome>;
  refund(refund: CardRefund): Promise<RefundOutcome>;
  tokenise(card: Card): Promise<TokenOutcome>;
  /** Reads a notice; nothing when it was not signed by the gateway. */
  readNotice(notice: RawNotice): CardNotice | undefined;
}

/** What every gateway with a page of its own leaves to that page. */
export const pageOnly = {
  entry: "page",
  charge: async () => ({ kind: "declined", code: "page-only" }),
  tokenise: async () => ({ kind: "off" }),
} as const satisfies Partial<Cards>;

const shownDigits = 4;

cardValidator.creditCardType.addCard({
  niceType: "PayPak",
  type: "paypak",
  patterns: [2205],
  gaps: [4, 8, 12],
  lengths: [16],
  code: { name: "CVV", size: 3 },
});

export const markOf = (cardNumber: string): CardMark => ({
  brand: cardValidator.number(cardNumber).card?.niceType ?? "Card",
  lastFour: cardNumber.slice(-shownDigits),
});

/** Luhn's check; the gateway's business, not the form's. */
export const isCardNumber = (cardNumber: string): boolean => cardValidator.number(cardNumber).isValid;
