/** Shares of the budget, the owner's last. Each may also use what is left of the shares before it. */
export const textShares = ["anybody", "proven", "owner"] as const;

/**
 * Who a text message is for: `notices` and `anybody` use the common share, `proven` are numbers that an account has proved, and `owner` is
 * the owner at a place where they have logged in before.
 */
export type TextShare = (typeof textShares)[number];

/** A counted text message, which can be returned if it was not sent. */
export interface TextUse {
  hour: Date;
  share: TextShare;
}
