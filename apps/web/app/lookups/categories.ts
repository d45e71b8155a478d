import type { LineIconName } from "../shared/layout/drawings/line-icon.tsx";

export type CategoryName = "installations" | "construction" | "repairer" | "specialists" | "domestic";

/** The catalogue's name of each category, which finds its skills, and its icon. */
const categories: Record<CategoryName, { catalogueName: string; icon: LineIconName }> = {
  installations: { catalogueName: "Installations", icon: "plug" },
  construction: { catalogueName: "Construction", icon: "brick" },
  repairer: { catalogueName: "Maintenance and Repairers", icon: "hammer" },
  specialists: { catalogueName: "Specialists", icon: "star" },
  domestic: { catalogueName: "Domestic Staff", icon: "house" },
};

/** Returns the category of a page's path. All five pages are one screen. */
export function readCategory(pathname: string): CategoryName {
  const name = pathname.split("/")[1]?.toLowerCase() ?? "";
  return name in categories ? (name as CategoryName) : "installations";
}

export function findCategory(name: CategoryName) {
  return categories[name];
}

/** Returns the path of the posting form with this work chosen. */
export function postLink(category: string, skill?: string): string {
  const wanted = new URLSearchParams({ category, ...(skill ? { skill } : {}) });
  return `/jobs/new?${wanted}`;
}
