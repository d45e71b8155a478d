import { useSyncExternalStore } from "react";

/** Local storage keys, spelled as the spec has them (docs/screens.md U5). */
export const storageKeys = {
  token: "token",
  userRole: "userRole",
  lastVisitedStep: "lastVisitedStep",
  currentJobId: "currentJobId",
} as const;

export interface Session {
  token: string;
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

let hasExpired = false;

/** The server knows this session no longer. Whichever screen then leads to the login says so. */
export function expireSession(): void {
  hasExpired = true;
  signOut();
}

/** Has the server ended the session without anybody being told? Yes only once: one dialog is enough. */
export function takeExpiry(): boolean {
  const expired = hasExpired;
  hasExpired = false;
  return expired;
}

export function signIn(token: string, role: string): void {
  hasExpired = false;
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.userRole, role);
  announceChange();
}

/** The step of a job stays: whoever logs in again goes on where they were. */
export function signOut(): void {
  localStorage.removeItem(storageKeys.token);
  localStorage.removeItem(storageKeys.userRole);
  announceChange();
}

function announceChange(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The storage event tells of logins and logouts in other tabs.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Null while prerendering and during hydration: public pages are written without a session. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, () => null);
}

const officeRoles: readonly string[] = ["Verifier", "Dispatcher", "Finance", "Support", "Owner"];

export function isOfficeRole(role: string): boolean {
  return officeRoles.includes(role);
}
