import {
  type PublicSettingName,
  type PublicSettings,
  publicSettingNames,
} from "@hunarmand/api/staff/public-setting-names";
import { type ReactNode, useSyncExternalStore } from "react";

/**
 * Pages are written at build time, before anybody knows the office's settings: they get marks, which the server fills in as
 * it serves them (its http/pages/fill-page.ts). In the browser the same settings stand in the page's head.
 */
const isTemplate = import.meta.env.SSR && import.meta.env.PROD;

const marks: PublicSettings = Object.fromEntries(publicSettingNames.map((name) => [name, `{{office.${name}}}`]));

const listeners = new Set<() => void>();
let current: PublicSettings | undefined;

/** What the office says publicly of itself. What it has not set is absent. */
export function readOffice(): PublicSettings {
  if (isTemplate) return marks;
  current ??= readHead();
  return current;
}

function readHead(): PublicSettings {
  if (typeof document === "undefined") return {};
  const content = document.querySelector<HTMLMetaElement>('meta[name="office-settings"]')?.content;
  return content ? (JSON.parse(content) as PublicSettings) : {};
}

/** The person who has just changed the settings sees them at once; everybody else with the next page. */
export function publishOffice(settings: PublicSettings): void {
  current = settings;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOffice(): PublicSettings {
  return useSyncExternalStore(subscribe, readOffice, readOffice);
}

/** Its children only where the office has set this. */
export function WhenSet({ name, children }: { name: PublicSettingName; children: ReactNode }) {
  const office = useOffice();
  if (office[name] === undefined) return null;
  // Three places in any case, so that ids made inside are the same in the served page and in the browser.
  return (
    <>
      {isTemplate ? `{{#office.${name}}}` : null}
      {children}
      {isTemplate ? `{{/office.${name}}}` : null}
    </>
  );
}
