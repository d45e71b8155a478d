import type { Transporter } from "nodemailer";

const connectMilliseconds = 10_000;
const silenceMilliseconds = 30_000;
/** Closes an idle connection before the server does, so that no mail is sent on a closing one. */
const idleMilliseconds = 10_000;

export interface Letter {
  /** The same for all tries, so that a mailbox can recognise a repeated delivery. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
}

/** Mails that a person waits for have connections of their own, so that slow other mails do not delay them. */
export const mailConnections = 10;
export const awaitedConnections = 3;

/** Sends mails to a mail server. */
export interface Mailer {
  send(letter: Letter, options?: { isAwaited: boolean }): Promise<void>;
  close(): void;
}

/** Returns nothing without SMTP_URL: mails then stay in the outbox. */
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

/** Loads the library for the first mail, because it takes a tenth of a second. */
async function openTransport(url: string, maxConnections: number): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections,
    // A mail whose connection broke may have been accepted. The outbox decides when to retry, not the pool.
    maxRequeues: 0,
    idleTimeout: idleMilliseconds,
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    socketTimeout: silenceMilliseconds,
    dnsTimeout: connectMilliseconds,
  });
}

/** Whether the server refused permanently (5xx), so that retrying does not help. */
export function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}
