/** Rounds an average of stars to one decimal, as every screen shows it. PostgreSQL sends an average as text. Null without a review. */
export const roundRating = (average: string | number | null): number | null =>
  average === null ? null : Math.round(Number(average) * 10) / 10;
