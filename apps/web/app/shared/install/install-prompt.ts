/** Chromium's event. Other browsers have no such dialog. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let prompt: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function change(next: InstallPrompt | undefined): void {
  prompt = next;
  for (const listener of listeners) listener();
}

/** The browser sends the event once, perhaps early, and would otherwise show its own offer at the first visit. */
export function keepInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  window.addEventListener("appinstalled", () => change(undefined));
}

export const readInstallPrompt = (): InstallPrompt | undefined => prompt;

/** Shows the browser's own question. It can be shown once. */
export async function showInstallPrompt(): Promise<void> {
  const shown = prompt;
  change(undefined);
  await shown?.prompt();
}

export function subscribeToInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
