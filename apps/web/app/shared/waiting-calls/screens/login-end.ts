const secondMilliseconds = 1_000;

/** Returns when a token expires, in ISO 8601; undefined for one that does not say. */
export function findLoginEnd(token: string | undefined): string | undefined {
  try {
    const payload = (token?.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === "number" ? new Date(exp * secondMilliseconds).toISOString() : undefined;
  } catch {
    return undefined;
  }
}
