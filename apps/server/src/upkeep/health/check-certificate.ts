import { isIP } from "node:net";
import { connect } from "node:tls";
import type { Services } from "../../services/services.ts";
import type { Finding } from "./health-check.ts";

const dayMilliseconds = 86_400_000;
const replyMilliseconds = 3_000;
/** Programs renew a certificate when a third of its life is left, so these limits mean that renewing has failed for some time. */
const soon = { milliseconds: 14 * dayMilliseconds, part: 1 / 4 };
const now = { milliseconds: 3 * dayMilliseconds, part: 1 / 10 };

interface Certificate {
  issuer: string;
  beginsAt: Date;
  endsAt: Date;
  /** Whether a browser accepts it for this name. */
  isTrusted: boolean;
}

/**
 * Reads the certificate that people get at PUBLIC_URL, from the proxy at which TLS ends. A machine that cannot reach its own public address cannot
 * check it, which is a warning. `ca`: authorities instead of the known ones, for tests.
 */
export async function checkCertificate(
  { publicUrl, clock }: Pick<Services, "publicUrl" | "clock">,
  { ca }: { ca?: string } = {},
): Promise<Finding> {
  const { protocol, hostname, port, origin: address } = new URL(publicUrl);
  if (protocol !== "https:") return { facts: { address } };
  const place = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 443) };
  const found = await readCertificate(place, ca).catch(() => undefined);
  if (!found) return { facts: { address }, problems: ["certificate-away"] };
  const { issuer, beginsAt, endsAt, isTrusted } = found;
  const [life, left] = [endsAt.getTime() - beginsAt.getTime(), endsAt.getTime() - clock.now().getTime()];
  const isWithin = ({ milliseconds, part }: typeof soon) => left < Math.min(milliseconds, life * part);
  return {
    facts: { address, issuer, endsAt: endsAt.toISOString() },
    problems: [
      !isTrusted && "certificate-wrong",
      isWithin(now) && "certificate-ends-now",
      isWithin(soon) && "certificate-ends",
    ],
  };
}

/** Accepts every certificate, to read those that a browser refuses. Nothing is sent. */
function readCertificate(place: { host: string; port: number }, ca: string | undefined): Promise<Certificate> {
  const { promise, resolve, reject } = Promise.withResolvers<Certificate>();
  const servername = isIP(place.host) ? {} : { servername: place.host };
  const socket = connect({ ...place, ...servername, ...(ca ? { ca } : {}), rejectUnauthorized: false }, () => {
    const { issuer, valid_from: from, valid_to: to } = socket.getPeerCertificate();
    const name = [issuer.O ?? issuer.CN ?? ""].flat().join(", ");
    resolve({ issuer: name, beginsAt: new Date(from), endsAt: new Date(to), isTrusted: socket.authorized });
  });
  socket.setTimeout(replyMilliseconds, () => reject(new Error("no reply")));
  socket.on("error", reject);
  return promise.finally(() => socket.destroy());
}
