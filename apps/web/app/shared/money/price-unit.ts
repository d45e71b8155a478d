/** What the usual price of a category's work is for: one visit, one job, or one day where a day of the work has a price. */
export type PriceUnit = "job" | "day" | "visit";

const units: Readonly<Record<string, PriceUnit>> = { Construction: "day", "Domestic Staff": "visit" };

export const findPriceUnit = (category: string): PriceUnit => units[category] ?? "job";
