import { readSession } from "../person/session.ts";
import { readPagePath } from "../texts/page-language.ts";
import { guest, readDraft, removeExpiredDrafts, toDraftKey, toTabKey, writeDraft } from "./draft-store.ts";

/** Identifies the form of a draft. */
export interface DraftPlace {
  form: string;
  /** Distinguishes forms of one kind by the id of their subject. */
  of?: string | undefined;
  /** The default is a day. */
  minutes?: number;
  /** For a form that a visitor fills in over several days. */
  outlivesTab?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const minuteMilliseconds = 60_000;
const dayMinutes = 24 * 60;

/**
 * Fields that are never stored: passwords, codes and cards (docs/security-rules.md SB4). By name, so that new forms are
 * covered.
 */
const secret = /password|code|cvv|card-?number|expiry|token/i;
/** The CNIC is stored only in the tab, because people share phones. */
const tabOnly = /cnic/i;

export const isSecret = (name: string): boolean => secret.test(name);

/** Returns the owner of drafts: an account or a visitor; undefined for a token without a person. */
export function readOwner(): string | undefined {
  const session = readSession();
  if (!session) return guest;
  return session.person === session.token ? undefined : session.person;
}

interface Slot {
  storage: Storage;
  key: string;
  isKept: (name: string) => boolean;
}

/**
 * A visitor's drafts end with the tab, because computers are shared. An account's end with its session, in all tabs.
 */
function findSlots({ form, of, outlivesTab }: DraftPlace): Slot[] {
  const owner = readOwner();
  if (owner === undefined) return [];
  const name = { owner, form, of };
  const storage = owner === guest && !outlivesTab ? sessionStorage : localStorage;
  return [
    { storage, key: toDraftKey(name), isKept: (field) => !tabOnly.test(field) },
    { storage: sessionStorage, key: toTabKey(name), isKept: (field) => tabOnly.test(field) },
  ];
}

/**
 * Stores what was typed, without secrets and files. A logout or another account's login removes it; an expired session
 * does not. Empty values remove the draft.
 */
export function keepDraft(place: DraftPlace, values: Values): void {
  const typed = Object.entries(values).filter(([name, value]) => !isSecret(name) && isPlain(value));
  const path = `${readPagePath()}${location.search}`;
  const endsAt = Date.now() + (place.minutes ?? dayMinutes) * minuteMilliseconds;
  for (const { storage, key, isKept } of findSlots(place)) {
    const own = typed.filter(([name]) => isKept(name));
    if (own.length > 0) writeDraft(storage, key, { values: Object.fromEntries(own), path, endsAt });
    else storage.removeItem(key);
  }
}

/** Returns this person's draft of the form; undefined when there is none. */
export function findDraft(place: DraftPlace): Values | undefined {
  removeExpiredDrafts();
  const parts = findSlots(place).flatMap(({ storage, key }) => readDraft(storage, key) ?? []);
  return parts.length > 0 ? Object.assign({}, ...parts.map(({ values }) => values)) : undefined;
}

export function forgetDraft(place: DraftPlace): void {
  for (const { storage, key } of findSlots(place)) storage.removeItem(key);
}

/** Whether a value can be stored as text; a file cannot. */
const isPlain = (value: unknown): boolean =>
  value !== null && value !== undefined && !(value instanceof Blob) && typeof value !== "function";

/** Returns the values that differ from the form's start. The others may have changed on the server meanwhile. */
export const findTyped = (values: Values, start: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, start[name])));

/** Returns the values of a draft that fit the form, whose fields may have changed since. */
export const fitDraft = (draft: Values, start: Values): Values =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => name in start && isLike(value, start[name])));

const isText = (value: unknown): boolean => typeof value === "string" || typeof value === "number";

function isLike(value: unknown, start: unknown): boolean {
  if (Array.isArray(start)) return Array.isArray(value) && value.every((one) => typeof one === "string");
  return isText(start) ? isText(value) : typeof value === typeof start && !Array.isArray(value) && value !== null;
}

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.join("\n") === b.join("\n") : a === b;
