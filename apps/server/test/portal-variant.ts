import type { Call, RequestOf } from "@hunarmand/api/call";
import { type AppSettings, buildApp } from "../src/app.ts";
import type { Services } from "../src/services/services.ts";
import { noteApp } from "./open-apps.ts";
import { type Person, type Portal, testSettings } from "./portal.ts";
import { send } from "./send.ts";

/** What differs from the portal of all other tests. */
export interface Variant {
  services?: Partial<Services>;
  settings?: Partial<AppSettings>;
}

/** The same portal and database behind another app: with real limits, a mail server, log lines to look at ... */
export async function openVariant(portal: Portal, { services = {}, settings = {} }: Variant) {
  // An app that is closed stops what it follows, but not what it shares with the portal.
  const catalogueNames = { ...portal.services.catalogueNames, stop: () => {} };
  const workWords = { ...portal.services.workWords, stop: () => {} };
  const changed: Services = { ...portal.services, catalogueNames, workWords, ...services };
  const app = await buildApp(changed, { ...testSettings, ...settings });
  noteApp(app);
  return {
    app,
    services: changed,
    call: <C extends Call>(call: C, request: RequestOf<C>, headers: Record<string, string> = {}) =>
      send(app, call, request, { headers }),
    as: (person: Person) => ({
      call: async <C extends Call>(call: C, request: RequestOf<C>, headers: Record<string, string> = {}) =>
        send(app, call, request, { headers: { ...(await portal.headersOf(person)), ...headers } }),
    }),
  };
}
