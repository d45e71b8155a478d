import type { Call, RequestOf } from "@hunarmand/api/call";
import { type AppSettings, buildApp } from "../src/app.ts";
import type { Services } from "../src/services/services.ts";
import { trackApp } from "./open-apps.ts";
import { type Person, type Portal, testSettings } from "./portal.ts";
import { send } from "./send.ts";

/** The differences from the portal of all other tests. */
export interface Variant {
  services?: Partial<Services>;
  settings?: Partial<AppSettings>;
}

/** Opens another app on the same portal and database, with real limits, a mail server, log lines ... */
export async function openVariant(portal: Portal, { services = {}, settings = {} }: Variant) {
  // A closed app ends its subscriptions, but not the services that it shares with the portal.
  const catalogueNames = { ...portal.services.catalogueNames, stop: () => {} };
  const workWords = { ...portal.services.workWords, stop: () => {} };
  const changed: Services = { ...portal.services, catalogueNames, workWords, ...services };
  const app = await buildApp(changed, { ...testSettings, ...settings });
  trackApp(app);
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
