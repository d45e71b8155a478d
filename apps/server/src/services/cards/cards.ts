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

/**
 * How a charge stands. `unknown`: nobody can say yet; only an inquiry settles it. `pageUrl`: the payer goes on at the
 * gateway's own page.
 */
export type ChargeOutcome =
  | { kind: "approved"; mark: CardMark | undefined }
  | { kind: "declined"; code: string }
  | { kind: "unknown"; pageUrl?: string };

/** `not-received`: the gateway does not know the reference. */
export type InquiryOutcome = ChargeOutcome | { kind: "not-received" };

export interface CardRefund {
  /** Ours; a gateway refunds a reference once, however often it is asked. */
  reference: string;
  /** The reference of the charge that it gives back, or a part of. */
  charge: string;
  amountPaisa: number;
}

/** `unknown`: nobody can say yet; asking again with the same reference settles it. */
export type RefundOutcome = { kind: "refunded" } | { kind: "declined"; code: string } | { kind: "unknown" };

export type TokenOutcome = { kind: "kept"; token: string } | { kind: "declined" } | { kind: "off" };

/** The gateway's own word on how a charge ended. */
export interface CardNotice {
  reference: string;
  amountPaisa: number;
  outcome: ChargeOutcome;
}

/** The card network behind one door. None of these throws: a failure on the way is an `unknown`. */
export interface Cards {
  charge(charge: CardCharge): Promise<ChargeOutcome>;
  inquire(reference: string): Promise<InquiryOutcome>;
  refund(refund: CardRefund): Promise<RefundOutcome>;
  tokenise(card: Card): Promise<TokenOutcome>;
  /** Reads a notice; nothing when it was not signed by the gateway. */
  readNotice(notice: string): Promise<CardNotice | undefined>;
}

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
