import type { LineIconName } from "../shared/layout/drawings/line-icon.tsx";
import type { serviceLinks } from "../shared/layout/services.ts";

export type Trade = (typeof serviceLinks)[number]["name"];

export const tradeIcons: Record<Trade, LineIconName> = {
  installations: "plug",
  construction: "brick",
  repairer: "hammer",
  specialists: "star",
  domestic: "house",
};

/** The catalogue's names of the categories, which are the keys of the counts. */
export const catalogueNames: Record<Trade, string> = {
  installations: "Installations",
  construction: "Construction",
  repairer: "Maintenance and Repairers",
  specialists: "Specialists",
  domestic: "Domestic Staff",
};

/** Returns the picture of a category of the catalogue. The office may have renamed or added it. */
export function findTradeIcon(category: string): LineIconName {
  const trades = Object.keys(catalogueNames) as Trade[];
  const trade = trades.find((name) => catalogueNames[name] === category);
  return trade ? tradeIcons[trade] : "settings";
}
