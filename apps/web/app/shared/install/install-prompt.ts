/** Chromium's event. Other browsers have no such dialog. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** The browser's question, as long as it can be asked. */
export const install: { prompt?: InstallPrompt | undefined } = {};

/** The browser sends the event once, perhaps early, and would otherwise show its own offer at the first visit. */
export const keepInstallPrompt = (): void =>
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    install.prompt = event as InstallPrompt;
  });
