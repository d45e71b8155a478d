import { defineMessages } from "../../shared/texts/messages.ts";

/** How the business goes. */
export const reports = defineMessages("reports", {
  title: "Reports",
  failed: "Failed to fetch the reports.",
  filters: "Time",
  from: "From",
  to: "To",
  by: "By",
  spans: { day: "Day", week: "Week", month: "Month" },
  show: "Show",
  fileText: "You get the figures that stand in these charts. The audit keeps that you made the file.",
  figuresBy: "Figures by",
  total: "In this time",
  weekOf: (day: string) => `Week of ${day}`,
  period: "Period",
  figures: {
    signups: "Handymen signed up",
    verified: "Handymen verified",
    accepted: "Jobs accepted",
    medianMinutesToAccept: "Median time to accept",
    completions: "Jobs completed",
    turnover: "Value of paid jobs",
    revenue: "Revenue (platform fee)",
  },
  minutes: (minutes: string) => `${minutes} min`,
  charts: {
    money: "Revenue",
    handymen: "Handymen",
    jobs: "Jobs",
    wait: "Median time to accept (minutes)",
  },
  tables: { periods: "By time", cities: "By city", categories: "By category" },
  city: "City",
  category: "Category",
  table: (chart: string) => `${chart}: the figures`,
  exportTitle: (table: string) => `${table} as CSV`,
});
