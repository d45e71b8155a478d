/** The person for whom this browser gets push messages. It outlives their session, and goes with their logout. */
export const pushOwnerKey = "pushOwner";

const findRegistration = async () =>
  "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;

/** Ends the browser's subscription. The push service reports it to the server at the next message. */
export async function forgetPush(): Promise<void> {
  localStorage.removeItem(pushOwnerKey);
  const subscription = await (await findRegistration())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Removes the messages that the phone still shows. */
export async function closeNotifications(): Promise<void> {
  const shown = (await (await findRegistration())?.getNotifications?.()) ?? [];
  for (const notification of shown) notification.close();
}
