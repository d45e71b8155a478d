const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const ipv6 = /^[\da-f]{1,4}:[\da-f:]{0,35}$/i;

/** Reads a search in the security log: a network address, or else a person. */
export function readSecuritySearch(text: string | null) {
  const search = text?.trim() ?? "";
  if (search === "") return {};
  return ipv4.test(search) || ipv6.test(search) ? { address: search } : { person: search };
}
