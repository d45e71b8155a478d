const key = "resumedPage";
const pauseMilliseconds = 3_000;
/** More would not help: the file is gone, or the server too busy. */
const reloadsMax = 2;

interface Kept {
  path: string;
  reloads: number;
  /** What was typed, by the names of the fields. */
  typed: readonly (readonly [string, string])[];
}

/**
 * After a script of the page could not be fetched, which a browser does not try again on the same page: loads the page once more as soon as
 * it can be reached. What was typed is kept for `restoreTyped`. Never resolves.
 */
export async function resumePage(): Promise<never> {
  const reloads = (read()?.reloads ?? 0) + 1;
  if (reloads <= reloadsMax) {
    await waitUntilReachable();
    const kept: Kept = { path: location.pathname, reloads, typed: readTyped() };
    sessionStorage.setItem(key, JSON.stringify(kept));
    location.reload();
  }
  return new Promise(() => {});
}

/** Puts back what was typed before the page was loaded again, and keeps it no longer; returns whether the page was. */
export function restoreTyped(place: ParentNode): boolean {
  const kept = read();
  if (kept?.path !== location.pathname) return false;
  for (const [name, text] of kept.typed) {
    const field = place.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    if (field?.value === "") field.value = text;
  }
  // The next person on a phone must not find it. How often the page was loaded again still counts.
  sessionStorage.setItem(key, JSON.stringify({ ...kept, typed: [] } satisfies Kept));
  return true;
}

/** The page is whole: what was kept for it is not needed again. */
export const forgetTyped = (): void => sessionStorage.removeItem(key);

function read(): Kept | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

/** Not what nobody but the person themselves shall read. */
function readTyped(): [string, string][] {
  const fields = document.querySelectorAll<HTMLInputElement>("form [name]:not([type=password], [type=file])");
  return [...fields].filter(({ value }) => value !== "").map(({ name, value }) => [name, value]);
}

async function waitUntilReachable(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  while (!(await fetch(location.href).catch(() => undefined))?.ok);
}
