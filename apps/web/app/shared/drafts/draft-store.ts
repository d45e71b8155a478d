/** The storage of drafts. `drafts.ts` knows the owner; `session.ts` and `forget-person.ts` import only this file. */

/** The owner of visitors' drafts. Those are in the tab's storage, an account's are in the storage of its token. */
export const guest = "guest";

export interface StoredDraft {
  values: Readonly<Record<string, unknown>>;
  /** The page with the form, with its query. */
  path: string;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** The session expired on that page. The next login of the account returns there. */
  isLeft?: boolean;
}

const prefix = "draft";
/** Prefix of values that never leave the tab. */
const tabPrefix = "tab-draft";

interface DraftName {
  owner: string;
  form: string;
  /** Distinguishes forms of one kind, such as by the id of the job. */
  of?: string | undefined;
}

const toKey = (start: string, { owner, form, of = "" }: DraftName): string => [start, owner, form, of].join(":");
export const toDraftKey = (name: DraftName): string => toKey(prefix, name);
export const toTabKey = (name: DraftName): string => toKey(tabPrefix, name);

/** Returns the owner of a draft's key; undefined for other keys. */
export function findOwner(key: string): string | undefined {
  const [start, owner] = key.split(":");
  return start === prefix || start === tabPrefix ? owner : undefined;
}

/** Returns the draft; undefined when there is none, it has expired or it is unreadable. The last two are removed. */
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
    // Without space the form can still be sent, but a reload loses it.
  }
}

const listKeys = (storage: Storage, owner: string): string[] =>
  Object.keys(storage).filter((key) => findOwner(key) === owner);

export function removeExpiredDrafts(now = Date.now()): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (findOwner(key)) readDraft(storage, key, now);
}

/** Gives the visitor's drafts of this tab to the account that logs in, and removes those of other accounts. */
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

/** Marks the drafts of this page when the session expires on it. */
export function markReturnPath(person: string, path: string): void {
  changeDrafts(person, (draft) => (draft.path === path ? { ...draft, isLeft: true } : draft));
}

/** How long a page that asked for a login waits for it. */
const askedMilliseconds = 1_800_000;

/** The next login in this tab leads to this page, which has asked for it. */
export function returnAfterLogin(path: string, now = Date.now()): void {
  const draft = { values: {}, path, endsAt: now + askedMilliseconds, isLeft: true };
  writeDraft(sessionStorage, toDraftKey({ owner: guest, form: "login-asked" }), draft);
}

/** Returns the page on which the person's last session expired or that asked for the login, and removes the mark. */
export function takeReturnPath(person: string): string | undefined {
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
