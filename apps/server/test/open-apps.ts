/** The apps that a file's tests have opened beside the worker's portal. */
const apps = new Set<{ close(): PromiseLike<unknown> }>();

export const noteApp = (app: { close(): PromiseLike<unknown> }): void => void apps.add(app);

/** Whatever an app follows, it would go on to follow as long as the worker lives: a hundred of them keep a busy database from everything else. */
export async function closeApps(): Promise<void> {
  const open = [...apps];
  apps.clear();
  await Promise.all(open.map((app) => app.close()));
}
