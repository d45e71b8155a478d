import cardValidator from "card-validator";

/** The card as the payer typed it. It passes through memory to the gateway and is stored nowhere (docs/security-rules.md SM2). */
export interface Card {
  nameOnCard: string;
  cardNumber: string;
  /** MM/YY. */
  expiryDate: string;
  cvv: string | undefined;
}

/** The part of a card that may be stored. */
export interface CardMark {
  brand: string;
  lastFour: string;
}

export interface CardCharge {
  /** Our reference. A gateway charges a reference once, even if it is asked repeatedly. */
  reference: string;
  amountPaisa: number;
  card: Card;
}

/** The state of a charge. `unknown`: not decided yet; only an inquiry settles it. */
export type ChargeOutcome =
  | { kind: "approved"; mark: CardMark | undefined }
  | { kind: "declined"; code: string }
  | { kind: "unknown" };

/** A charge for inquiries and refunds at the gateway. */
export interface KnownCharge {
  reference: string;
  /** The gateway's own reference, if it gave one. */
  gatewayReference: string | null;
  amountPaisa: number;
}

/** `not-received`: the gateway does not know the reference. `open`: it does, but nobody has paid yet. */
export type InquiryOutcome = ChargeOutcome | { kind: "not-received" } | { kind: "open" };

export type PageCharge = Omit<CardCharge, "card">;

/** The page where the payer continues. With `fields`, the browser posts them there as a form. */
export interface PaymentPage {
  url: string;
  fields?: Record<string, string>;
}

/** `unknown`: the gateway returned no page, so nobody can pay on it. */
export type PageOutcome = { kind: "opened"; page: PaymentPage; gatewayReference: string | null } | { kind: "unknown" };

export interface CardRefund {
  /** Our reference: one refund per reference. */
  reference: string;
  /** The charge to refund in full or in part. */
  charge: KnownCharge;
  amountPaisa: number;
  /**
   * Set if the refund was requested before with an unknown outcome. A gateway that cannot distinguish refunds is then only asked about the
   * charge. If it `hasOthers`, the answer may be about another refund of the same charge.
   */
  repeat?: { hasOthers: boolean };
}

/** `unknown`: not decided yet; asking again settles it. */
export type RefundOutcome = { kind: "refunded" } | { kind: "declined"; code: string } | { kind: "unknown" };

export type TokenOutcome = { kind: "kept"; token: string } | { kind: "declined" } | { kind: "off" };

/** A raw notice from a gateway, directly or through the browser. */
export interface RawNotice {
  text: string;
  /** From its header, if the gateway signs there. */
  signature: string;
}

/** The gateway's report of a charge's state. */
export interface CardNotice {
  reference: string;
  amountPaisa: number;
  outcome: ChargeOutcome;
}

/** The interface to card gateways. None of these functions throws: a failed request returns `unknown`. */
export interface Cards {
  /** The gateway and its environment, for messages: `safepay@production`. */
  name: string;
  /** Where the card is typed: in the portal's form or on a page of the gateway. `off` takes no cards. */
  entry: "form" | "page" | "off";
  /** The gateway's origin, which the content policy allows as a form target. */
  pageOrigin: string | undefined;
  /** The header in which the gateway signs its own requests, if it sends any. */
  signatureHeader?: string;
  charge(charge: CardCharge): Promise<ChargeOutcome>;
  openPage(charge: PageCharge): Promise<PageOutcome>;
  inquire(charge: KnownCharge): Promise<InquiryOutcome>;
  refund(refund: CardRefund): Promise<RefundOutcome>;
  tokenise(card: Card): Promise<TokenOutcome>;
  /** Reads a notice. Returns nothing if the gateway did not sign it. */
  readNotice(notice: RawNotice): CardNotice | undefined;
}

/** For gateways with their own page: they take no card numbers from the portal. */
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

/** Luhn's check. Done here for the gateway, not in the form. */
export const isCardNumber = (cardNumber: string): boolean => cardValidator.number(cardNumber).isValid;
