/** The push services of Chrome and the browsers built on it, Firefox, Edge on Windows, and Safari. */
const hosts: ReadonlySet<string> = new Set(["fcm.googleapis.com", "jmt17.google.com"]);
const domains = [".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com"];

/**
 * Whether the portal may send to this address (docs/security-rules.md SG7). A person's browser names it, so everything that is not a known
 * push service over HTTPS is refused: above all addresses of the portal's own network.
 *
 * @param trialOrigin a stand-in on this machine (PUSH_SERVICE_URL), which production refuses
 */
export function isPushService(endpoint: string, trialOrigin?: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (trialOrigin && origin === trialOrigin) return true;
  const isKnown = hosts.has(hostname) || domains.some((domain) => hostname.endsWith(domain));
  return isKnown && protocol === "https:" && port === "";
}
