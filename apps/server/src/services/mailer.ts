import type { Transporter } from "nodemailer";

const connectMilliseconds = 10_000;
const silenceMilliseconds = 30_000;

export interface Letter {
  /** Stays the same over all tries, so that a mailbox can tell a repeated delivery. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
}

/** Hands letters to a mail server. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
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
  let opening: Promise<Transporter> | undefined;
  return {
    send: async ({ id, to, subject, text, html }) => {
      const host = mailFrom.replace(/^.*@|>.*$/g, "");
      const letter = { from: mailFrom, to: { name: "", address: to }, subject, text, messageId: `<${id}@${host}>` };
      opening ??= openTransport(smtpUrl);
      const transport = await opening;
      await transport.sendMail({
        ...letter,
        ...(html ? { html } : {}),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => void opening?.then((transport) => transport.close()),
  };
}

/** The library is loaded for the first letter: it takes a tenth of a second, which no start has to spare. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
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
