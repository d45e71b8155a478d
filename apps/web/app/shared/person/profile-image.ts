import { useEffect, useSyncExternalStore } from "react";
import { readSession, useSession } from "./session.ts";

interface ProfileImage {
  email: string;
  status: "loading" | "loaded" | "none" | "failed";
  /** The object URL, while this picture is current. */
  url?: string;
}

let current: ProfileImage | undefined;
const listeners = new Set<() => void>();

function change(next: ProfileImage | undefined): void {
  const former = current?.url;
  current = next;
  for (const listener of listeners) listener();
  if (former && former !== next?.url) URL.revokeObjectURL(former);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the logged-in person's picture. It is fetched once and cached across pages. Only providers have one. */
export function useProfileImage(): ProfileImage | undefined {
  const session = useSession();
  const email = session?.role === "Provider" ? session.email : "";
  useEffect(() => {
    if (email === (current?.email ?? "")) return;
    if (email === "") change(undefined);
    else void load(email);
  }, [email]);
  const image = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  return image?.email === email ? image : undefined;
}

/** Fetches it again, as after an upload. */
export async function refreshProfileImage(): Promise<void> {
  if (current) await load(current.email);
}

async function load(email: string): Promise<void> {
  if (current?.email !== email) change({ email, status: "loading" });
  const next = await fetchImage(email);
  // Another person may have logged in meanwhile.
  if (current?.email === email) change(next);
  else if (next.url) URL.revokeObjectURL(next.url);
}

/**
 * Imports the calls on demand, to keep the header of public pages small. Fetches no picture that the profile does not
 * have.
 */
async function fetchImage(email: string): Promise<ProfileImage> {
  try {
    const [{ callApi }, { editUser }, { getProfileImage }] = await Promise.all([
      import("../calls/call-api.ts"),
      import("@hunarmand/api/providers/providers"),
      import("@hunarmand/api/providers/documents"),
    ]);
    // Another person may have logged in while the code was loading.
    if (readSession()?.email !== email) return { email, status: "failed" };
    const query = { email };
    const { hasPicture } = await callApi(editUser, { query });
    if (!hasPicture) return { email, status: "none" };
    return { email, status: "loaded", url: URL.createObjectURL(await callApi(getProfileImage, { query })) };
  } catch {
    return { email, status: "failed" };
  }
}
