import "fake-indexeddb/auto";
import { join } from "node:path";
import { catalogues } from "@hunarmand/texts/vite-plugin";
import { Window } from "happy-dom";
import { createServer } from "vite";

const folder = "/app/shared/waiting-calls";

/** What a person does, as `apps/web/app/shared/waiting-calls/send-or-wait.ts` takes it. */
export interface Done {
  kind: string;
  subject: string;
  name: string;
  values: Readonly<Record<string, unknown>>;
  file?: File;
}

/** The web app's own queue of calls, as a browser runs it, in this process. */
export interface OfflinePhone {
  sendOrWait: (done: Done) => Promise<unknown>;
  sendWaiting: () => Promise<void>;
  listWaiting: (person: string) => Promise<{ kind: string; refusal?: { message: string } }[]>;
  logIn: (person: { token: string; role: string }) => void;
  close: () => Promise<void>;
}

/** Loads the web app's modules. `localStorage` and the page are those of happy-dom, and the database is a faked one. */
export async function openOfflinePhone(address: string): Promise<OfflinePhone> {
  const vite = await createServer({
    root: join(import.meta.dirname, "../../apps/web"),
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [catalogues()],
  });
  const page = new Window({ url: address });
  const { document, localStorage, sessionStorage, location } = page;
  for (const [name, value] of Object.entries({ window: page, document, localStorage, sessionStorage, location }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  Object.defineProperty(navigator, "onLine", { value: true, configurable: true });
  const [sending, waiting, database] = await Promise.all(
    ["send-or-wait.ts", "send-waiting.ts", "waiting-database.ts"].map((name) =>
      vite.ssrLoadModule(`${folder}/${name}`),
    ),
  );
  return {
    sendOrWait: sending?.sendOrWait,
    sendWaiting: waiting?.sendWaiting,
    listWaiting: database?.listWaiting,
    logIn: ({ token, role }) => {
      localStorage.setItem("token", token);
      localStorage.setItem("userRole", role);
    },
    close: async () => {
      await vite.close();
      await page.happyDOM.close();
    },
  };
}
