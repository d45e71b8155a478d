/** The apps that a file's tests have opened in addition to the worker's portal. */
const apps = new Set<{ close(): PromiseLike<unknown> }>();

export const trackApp = (app: { close(): PromiseLike<unknown> }): void => void apps.add(app);

/** Closes the apps. Otherwise their subscriptions would load the database until the worker ends. */
export async function closeApps(): Promise<void> {
  const open = [...apps];
  apps.clear();
  await Promise.all(open.map((app) => app.close()));
}
