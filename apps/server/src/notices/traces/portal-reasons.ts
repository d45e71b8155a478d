/** The portal's own reasons for not sending a message, as stored beside the words of gateways (`outbox.error`). */
export const portalReasons = {
  budgetUsedUp: "the budget for text messages is used up",
  notNeeded: "the notice was read before, or is outdated",
  noDevice: "no device gets notices",
} as const;
