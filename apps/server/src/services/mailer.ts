import type { Transporter } from "nodemailer";

const connectMilliseconds = 10_000;
const silenceMilliseconds = 30_000;
/** A connection that nobody uses is closed before the server would close it under a letter. */
const idleMilliseconds = 10_000;

export interface Letter {
  /** Stays the same over all tries, so that a mailbox can recognise a repeated delivery. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
}

/** Letters that somebody waits for have connections of their own: however slow the others are, they go ahead. */
export const mailConnections = 10;
export const awaitedConnections = 3;

/** Hands letters to a mail server. */
export interface Mailer {
  send(letter: Letter, options?: { isAwaited: boolean }): Promise<void>;
  close(): void;
}

/** Nothing without SMTP_URL: letters then stay in the outbox. */
export function openMailer({
  smtpUrl,
  mailFrom,
}: {
  smtpUrl: string | undefined;
  mailFrom: string;
}): Mailer | undefined {
  if (!smtpUrl) return undefined;
  const openings = new Map<number, Promise<Transporter>>();
  const openOnce = (connections: number): Promise<Transporter> => {
    const opening = openings.get(connections) ?? openTransport(smtpUrl, connections);
    openings.set(connections, opening);
    return opening;
  };
  return {
    send: async ({ id, to, subject, text, html }, { isAwaited } = { isAwaited: false }) => {
      const [host = ""] = mailFrom.slice(mailFrom.lastIndexOf("@") + 1).split(">", 1);
      const letter = { from: mailFrom, to: { name: "", address: to }, subject, text, messageId: `<${id}@${host}>` };
      const transport = await openOnce(isAwaited ? awaitedConnections : mailConnections);
      await transport.sendMail({
        ...letter,
        ...(html ? { html } : {}),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => {
      for (const opening of openings.values()) void opening.then((transport) => transport.close());
    },
  };
}

/** The library is loaded for the first letter: it takes a tenth of a second, which no start has to spare. */
async function openTransport(url: string, maxConnections: number): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections,
    // A letter whose connection broke may have been taken: the outbox knows when to try it again, the pool does not.
    maxRequeues: 0,
    idleTimeout: idleMilliseconds,
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    socketTimeout: silenceMilliseconds,
    dnsTimeout: connectMilliseconds,
  });
}

/** Did the server refuse for good (5xx), so that trying again cannot help? */
export function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}
