/** The trades that most people ask for, by their everyday word. The search finds their work (docs/product.md K3). */
export const plainTrades = ["plumber", "electrician", "ac", "carpenter", "painter", "cleaning"] as const;
export type PlainTrade = (typeof plainTrades)[number];
