/** Full hours in Pakistan: when most people sleep. Without wishes of their own, their notices wait until the end (docs/product.md N8). */
export const nightHours = { from: 22, to: 7 };

const aheadMilliseconds = 5 * 3_600_000;

export function isNight(time: Date): boolean {
  const hour = new Date(time.getTime() + aheadMilliseconds).getUTCHours();
  return hour >= nightHours.from || hour < nightHours.to;
}
