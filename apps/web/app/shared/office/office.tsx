import {
  type PublicSettingName,
  type PublicSettings,
  publicSettingNames,
} from "@hunarmand/api/staff/public-setting-names";
import { type ReactNode, useSyncExternalStore } from "react";

/**
 * Pages are prerendered before the office's settings are known. They contain placeholders, which the server fills in
 * when it serves them (its http/pages/fill-page.ts). In the browser the same settings are in the page's head.
 */
const isTemplate = import.meta.env.SSR && import.meta.env.PROD;

const marks: PublicSettings = Object.fromEntries(publicSettingNames.map((name) => [name, `{{office.${name}}}`]));

const listeners = new Set<() => void>();
let current: PublicSettings | undefined;

/** Returns the office's public settings. Missing ones are absent. */
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

/** Shows changed settings at once to the person who changed them. Others see them on the next page. */
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

const neverChanges = () => () => {};

/**
 * Whether React has taken the page over. A prerendered page has no session, no address and nothing that is counted from the settings. React
 * must find the same content first: otherwise it discards the page, with what was typed into it.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Renders its children only when the office has made this setting. */
export function WhenSet({ name, children }: { name: PublicSettingName; children: ReactNode }) {
  const office = useOffice();
  if (office[name] === undefined) return null;
  // Always three children, so that ids made inside are the same in the served page and in the browser.
  return (
    <>
      {isTemplate ? `{{#office.${name}}}` : null}
      {children}
      {isTemplate ? `{{/office.${name}}}` : null}
    </>
  );
}
