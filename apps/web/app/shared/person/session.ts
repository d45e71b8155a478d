import { useSyncExternalStore } from "react";
import { findOwner, markLeft, passDraftsTo } from "../drafts/draft-store.ts";
import { forgetPerson, forgetStored, forgetTab } from "./forget-person.ts";

/** Local storage keys, spelled as the spec has them (docs/screens.md U5). */
export const storageKeys = {
  token: "token",
  userRole: "userRole",
  lastVisitedStep: "lastVisitedStep",
  currentJobId: "currentJobId",
} as const;

export interface Session {
  token: string;
  /** Whose it is, the same after each renewal; a token that cannot be decoded stands for itself. */
  person: string;
  /** Empty when the token cannot be decoded, as the e-mail. */
  username: string;
  email: string;
  role: string;
  status: string;
}

type Claims = Readonly<Record<string, unknown>>;

const listeners = new Set<() => void>();
let lastRead: { token: string | null; role: string | null; session: Session | null } | undefined;

/** The session of this browser, or null. A token that is present means logged in (docs/screens.md U5). */
export function readSession(): Session | null {
  if (typeof window === "undefined") return null;
  const token = localStorage.getItem(storageKeys.token);
  const role = localStorage.getItem(storageKeys.userRole);
  // useSyncExternalStore needs the same object as long as nothing has changed.
  if (lastRead?.token !== token || lastRead.role !== role) {
    lastRead = { token, role, session: token ? toSession(token, role) : null };
  }
  return lastRead.session;
}

function toSession(token: string, storedRole: string | null): Session {
  const claims = decodeClaims(token);
  return {
    token,
    person: firstText(claims, ["sub"]) || token,
    username: firstText(claims, ["unique_name", "Name", "username", "sub"]),
    email: firstText(claims, ["email", "Email", "sub"]),
    role: firstText(claims, ["role"]) || (storedRole ?? ""),
    status: firstText(claims, ["status"]),
  };
}

function decodeClaims(token: string): Claims {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === "object" && claims !== null ? (claims as Claims) : {};
  } catch {
    return {};
  }
}

function firstText(claims: Claims, names: readonly string[]): string {
  for (const name of names) {
    const value = claims[name];
    if (typeof value === "string" && value !== "") return value;
  }
  return "";
}

/** What a visitor has typed goes on with their login; what somebody else left behind does not. */
export function signIn(token: string, role: string): void {
  const former = readSession();
  const { person } = toSession(token, role);
  if (!former) forgetStored(person);
  else if (former.person !== person) forgetPerson();
  passDraftsTo(person);
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.userRole, role);
  announceChange();
}

/** Forgets everything of the person: the next one on this phone must not land on their job. */
export function signOut(): void {
  forgetPerson();
  announceChange();
}

/** The server has ended the session: as `signOut`, but the same account finds its drafts again, on the page where it was. */
export function endSession(): void {
  const person = readSession()?.person;
  if (person) markLeft(person, `${window.location.pathname}${window.location.search}`);
  forgetPerson(person);
  announceChange();
}

/** Who this tab has drawn its screens for. */
let holder: string | undefined;

function announceChange(): void {
  holder = readSession()?.person;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    holder = readSession()?.person;
    window.addEventListener("storage", followOtherTabs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTabs);
  };
}

/** Somebody has logged in or out in another tab. */
function followOtherTabs({ key }: StorageEvent): void {
  // Written with each letter.
  if (key && findOwner(key)) return;
  const former = holder;
  announceChange();
  if (former === undefined || former === holder) return;
  forgetTab();
  // What stands on this page is the former person's, and so is its address.
  if (holder !== undefined) window.location.replace("/");
}

/** Null while prerendering and during hydration: public pages are written without a session. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, () => null);
}

const officeRoles: readonly string[] = ["Verifier", "Dispatcher", "Finance", "Support", "Owner"];

export function isOfficeRole(role: string): boolean {
  return officeRoles.includes(role);
}
