import { readSession } from "../person/session.ts";
import { guest, readDraft, sweepDrafts, toDraftKey, toTabKey, writeDraft } from "./draft-store.ts";

/** Which form a draft is of. */
export interface DraftPlace {
  form: string;
  /** One of several forms of a kind: the id of what it is about. */
  of?: string | undefined;
  /** A day unless it says otherwise. */
  minutes?: number;
  /** Of a form that a visitor fills in on more than one day. */
  outlivesTab?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const minuteMilliseconds = 60_000;
const dayMinutes = 24 * 60;

/** What lets somebody in, or pays: never kept (docs/security-rules.md SB4). By name, so that a new form need not think of it. */
const secret = /password|code|cvv|card-?number|expiry|token/i;
/** The number of the identity card stays in the tab: phones are lent. */
const tabOnly = /cnic/i;

export const isSecret = (name: string): boolean => secret.test(name);

/** Who types: an account or a visitor; undefined for a token that names nobody. */
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

/** A visitor's drafts end with the tab: nobody finds them on a shared computer. An account's go with its session, in all tabs. */
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
 * Keeps what was typed, without secrets and files. Logging out and another's login forget it, the end of a session does not. Nothing to keep
 * is as good as `forgetDraft`.
 */
export function keepDraft(place: DraftPlace, values: Values): void {
  const typed = Object.entries(values).filter(([name, value]) => !isSecret(name) && isPlain(value));
  const path = `${location.pathname}${location.search}`;
  const endsAt = Date.now() + (place.minutes ?? dayMinutes) * minuteMilliseconds;
  for (const { storage, key, isKept } of findSlots(place)) {
    const own = typed.filter(([name]) => isKept(name));
    if (own.length > 0) writeDraft(storage, key, { values: Object.fromEntries(own), path, endsAt });
    else storage.removeItem(key);
  }
}

/** What was typed into this form before, by this person; undefined when nothing is kept. */
export function findDraft(place: DraftPlace): Values | undefined {
  sweepDrafts();
  const parts = findSlots(place).flatMap(({ storage, key }) => readDraft(storage, key) ?? []);
  return parts.length > 0 ? Object.assign({}, ...parts.map(({ values }) => values)) : undefined;
}

export function forgetDraft(place: DraftPlace): void {
  for (const { storage, key } of findSlots(place)) storage.removeItem(key);
}

/** A file has no text of its own. */
const isPlain = (value: unknown): boolean =>
  value !== null && value !== undefined && !(value instanceof Blob) && typeof value !== "function";

/** What differs from how a form began: the rest may have changed on the server meanwhile. */
export const findTyped = (values: Values, start: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, start[name])));

/** What of a draft still fits the form, whose fields may have changed since. */
export const fitDraft = (draft: Values, start: Values): Values =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => name in start && isLike(value, start[name])));

const isText = (value: unknown): boolean => typeof value === "string" || typeof value === "number";

function isLike(value: unknown, start: unknown): boolean {
  if (Array.isArray(start)) return Array.isArray(value) && value.every((one) => typeof one === "string");
  return isText(start) ? isText(value) : typeof value === typeof start && !Array.isArray(value) && value !== null;
}

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.join("\n") === b.join("\n") : a === b;
