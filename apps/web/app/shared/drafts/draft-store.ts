/** How drafts lie in the browser's storage. Whose session it is, `drafts.ts` knows; `session.ts` and `forget-person.ts` stand on this file alone. */

/** Owns what a visitor types: their drafts lie in the tab, those of an account beside its token. */
export const guest = "guest";

export interface StoredDraft {
  values: Readonly<Record<string, unknown>>;
  /** The page with the form, with its query. */
  path: string;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** The session ended on that page: the next login of its account leads back. */
  isLeft?: boolean;
}

const prefix = "draft";
/** Of what never leaves the tab. */
const tabPrefix = "tab-draft";

interface DraftName {
  owner: string;
  form: string;
  /** Names one of several forms of a kind, such as the id of the job that it is about. */
  of?: string | undefined;
}

const toKey = (start: string, { owner, form, of = "" }: DraftName): string => [start, owner, form, of].join(":");
export const toDraftKey = (name: DraftName): string => toKey(prefix, name);
export const toTabKey = (name: DraftName): string => toKey(tabPrefix, name);

/** Undefined for whatever else is stored. */
export function findOwner(key: string): string | undefined {
  const [start, owner] = key.split(":");
  return start === prefix || start === tabPrefix ? owner : undefined;
}

/** Nothing where none is kept, its time is over, or what lies there is no draft; both are removed. */
export function readDraft(storage: Storage, key: string, now = Date.now()): StoredDraft | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  const draft = parseDraft(text);
  if (draft && draft.endsAt > now) return draft;
  storage.removeItem(key);
  return undefined;
}

function parseDraft(text: string): StoredDraft | undefined {
  try {
    const stored = JSON.parse(text) as Partial<StoredDraft> | null;
    const { values, path, endsAt } = stored ?? {};
    const isWhole = typeof values === "object" && values && typeof path === "string" && typeof endsAt === "number";
    return isWhole ? (stored as StoredDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(storage: Storage, key: string, draft: StoredDraft): void {
  try {
    storage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser without room still sends the form; it only forgets it on reload.
  }
}

const listKeys = (storage: Storage, owner: string): string[] =>
  Object.keys(storage).filter((key) => findOwner(key) === owner);

/** Drafts whose time is over go, whoever's they are. */
export function sweepDrafts(now = Date.now()): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (findOwner(key)) readDraft(storage, key, now);
}

/** What a visitor has typed in this tab goes on with their login; what other accounts have left in it goes. */
export function passDraftsTo(person: string): void {
  for (const key of Object.keys(sessionStorage)) {
    const owner = findOwner(key);
    if (owner === undefined || owner === person) continue;
    const isPassed = key.startsWith(`${prefix}:${guest}:`);
    const draft = isPassed ? readDraft(sessionStorage, key) : undefined;
    if (draft) writeDraft(localStorage, key.replace(guest, person), draft);
    sessionStorage.removeItem(key);
  }
}

/** Marks the drafts of this page, when the session ends on it. */
export function markLeft(person: string, path: string): void {
  changeDrafts(person, (draft) => (draft.path === path ? { ...draft, isLeft: true } : draft));
}

/** The page with the form on which the person's last session ended; it is told once. */
export function takeLeftPath(person: string): string | undefined {
  let path: string | undefined;
  changeDrafts(person, ({ isLeft, ...draft }) => {
    if (isLeft) path = draft.path;
    return draft;
  });
  // Two slashes would name another host.
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}

function changeDrafts(person: string, change: (draft: StoredDraft) => StoredDraft): void {
  for (const key of listKeys(localStorage, person)) {
    const draft = readDraft(localStorage, key);
    if (draft) writeDraft(localStorage, key, change(draft));
  }
}
