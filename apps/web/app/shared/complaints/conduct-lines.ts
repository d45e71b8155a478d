/** What a complaint about a handyman's conduct says most often. Only the office reads it (docs/product.md I5). */
export const conductLines = ["rude", "unsafe"] as const;
export type ConductLine = (typeof conductLines)[number];
