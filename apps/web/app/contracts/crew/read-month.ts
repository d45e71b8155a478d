/** Reads `?month=2026-03` of an address. Without it, the server returns the last month with days. */
export function readMonth({ searchParams }: URL): { month?: string } {
  const month = searchParams.get("month");
  return month && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? { month } : {};
}

/** Returns the month before or after one, as 2026-03. */
export function shiftMonth(month: string, months: 1 | -1): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, "YYYY-MM".length);
}
