import { readSession } from "../person/session.ts";
import { readPagePath } from "../texts/page-language.ts";
import { guest, readDraft, removeExpiredDrafts, toDraftKey, toTabKey, writeDraft } from "./draft-store.ts";

/** Identifies the form of a draft. */
export interface DraftPlace {
  form: string;
  /** The id of what the form is about, such as the job: one form can have a draft for each. */
  of?: string | undefined;
  /** How long the draft is stored. The default is a day. */
  minutes?: number;
  /** For a form that a visitor fills in over several days. */
  outlivesTab?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const minuteMilliseconds = 60_000;
const dayMinutes = 24 * 60;

/**
 * Fields that are never stored: passwords, codes and cards (docs/security-rules.md SB5). The names decide, so the fields
 * of a new form are covered too.
 */
const secret = /password|code|cvv|card-?number|expiry|token/i;
/** The CNIC is stored only in the tab, because people share phones. */
const tabOnly = /cnic/i;

export const isSecret = (name: string): boolean => secret.test(name);

/** Returns the owner of drafts: an account's id, or `guest` for a visitor. Undefined if the token names no account. */
export function readOwner(): string | undefined {
  const session = readSession();
  if (!session) return guest;
  return session.person === session.token ? undefined : session.person;
}

/** One of the two places of a draft: for most fields, or for those that never leave the tab. */
interface Slot {
  storage: Storage;
  key: string;
  /** Whether a field of this name is stored here. */
  isKept: (name: string) => boolean;
}

/**
 * A visitor's drafts are only in the tab, because computers are shared. An account's are in local storage, so that a
 * logout in any tab removes them.
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
 * does not. Without values it removes the draft.
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
  value !== null &&
  value !== undefined &&
  !(value instanceof Blob) &&
  typeof value !== "function" &&
  (!Array.isArray(value) || isTexts(value) || isRows(value));

/** Returns what the person typed: the values that differ from those that the form began with. */
export const findTyped = (values: Values, start: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, start[name])));

/** Returns the values of a draft that fit the form, whose fields may have changed since. */
export const fitDraft = (draft: Values, start: Values): Values =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => name in start && hasTypeOf(value, start[name])));

const isTexts = (list: readonly unknown[]): boolean => list.every((one) => typeof one === "string");

/** Whether a list is of rows with plain fields, such as the trades of a crew. None of their names may be one that is not kept. */
const isRows = (list: readonly unknown[]): boolean =>
  list.every(
    (row) =>
      typeof row === "object" &&
      row !== null &&
      Object.entries(row).every(([name, value]) => !isSecret(name) && !tabOnly.test(name) && isTextOrNumber(value)),
  );

const isTextOrNumber = (value: unknown): boolean => typeof value === "string" || typeof value === "number";

/** Whether a stored value has the type that the field has now. */
function hasTypeOf(value: unknown, start: unknown): boolean {
  if (Array.isArray(start)) return Array.isArray(value) && (isTexts(value) || isRows(value));
  if (isTextOrNumber(start)) return isTextOrNumber(value);
  return typeof value === typeof start && !Array.isArray(value) && value !== null;
}

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? JSON.stringify(a) === JSON.stringify(b) : a === b;
