/** Offers push messages without waiting for the answer. Nothing else depends on it, so a failure is no error of what led here. */
export function askForPush(reason: "offers" | "job"): void {
  const mayAsk = "Notification" in window && Notification.permission === "default";
  if (mayAsk) void import("./offer-push.ts").then(({ offerPush }) => offerPush(reason)).catch(() => undefined);
}
