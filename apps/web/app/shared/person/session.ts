import { useSyncExternalStore } from "react";
import { findOwner, markReturnPath, passDraftsTo } from "../drafts/draft-store.ts";
import { pageAddress, readPagePath } from "../texts/page-language.ts";
import { forgetPerson, forgetStored, forgetTab } from "./forget-person.ts";

/** Local storage keys, spelled as in the spec (docs/screens.md U5). */
export const storageKeys = {
  token: "token",
  userRole: "userRole",
  lastVisitedStep: "lastVisitedStep",
  currentJobId: "currentJobId",
} as const;

export interface Session {
  token: string;
  /** The person's id, which stays the same after a renewal. For a token that cannot be decoded, the token itself. */
  person: string;
  /** Empty when the token cannot be decoded, like the e-mail. */
  username: string;
  email: string;
  role: string;
  status: string;
}

type Claims = Readonly<Record<string, unknown>>;

const listeners = new Set<() => void>();
let lastRead: { token: string | null; role: string | null; session: Session | null } | undefined;

/** Returns the session of this browser, or null. A stored token means logged in (docs/screens.md U5). */
export function readSession(): Session | null {
  if (typeof window === "undefined") return null;
  const token = localStorage.getItem(storageKeys.token);
  const role = localStorage.getItem(storageKeys.userRole);
  // useSyncExternalStore needs the same object while nothing has changed.
  if (lastRead?.token !== token || lastRead.role !== role) {
    lastRead = { token, role, session: token ? toSession(token, role) : null };
  }
  return lastRead.session;
}

/** Returns the logged-in person's name; empty for others, and for a token that has only their id. */
export function readOwnName(): string {
  const session = readSession();
  return session && session.username !== session.person ? session.username : "";
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

/** Stores the session. A visitor's drafts go to the account; another person's stored values are removed. */
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

/** Removes everything of the person, so that the next one on this phone does not see their job. */
export function signOut(): void {
  forgetPerson();
  announceChange();
}

/**
 * For a session that the server has ended: as `signOut`, but the same account gets its drafts back on the same page.
 */
export function endSession(): void {
  const person = readSession()?.person;
  if (person) markReturnPath(person, `${readPagePath()}${window.location.search}`);
  forgetPerson(person);
  announceChange();
}

/** The person for whom this tab has rendered its screens. */
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

/** Handles a login or logout in another tab. */
function followOtherTabs({ key }: StorageEvent): void {
  // A draft changes with each keystroke.
  if (key && findOwner(key)) return;
  const former = holder;
  announceChange();
  if (former === undefined || former === holder) return;
  forgetTab();
  // This page and its address belong to the person before.
  if (holder !== undefined) window.location.replace(pageAddress("/"));
}

/** Null while prerendering and during hydration: public pages are prerendered without a session. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, () => null);
}

const officeRoles: readonly string[] = ["Verifier", "Dispatcher", "Finance", "Support", "Owner"];

export function isOfficeRole(role: string): boolean {
  return officeRoles.includes(role);
}
