/** What the rules of production look at. */
interface Given {
  NODE_ENV?: string | undefined;
  DATABASE_URL?: string | undefined;
  PUBLIC_URL?: string | undefined;
  TOKEN_SECRET?: string | undefined;
  CARD_GATEWAY?: string | undefined;
  SMTP_URL?: string | undefined;
  SMS_URL?: string | undefined;
  WHATSAPP_URL?: string | undefined;
  GOOGLE_CLIENT_ID?: string | undefined;
}

/** Settings with which production must not start, each by name and with what to do. */
export function listUnfitSettings({ NODE_ENV, CARD_GATEWAY, PUBLIC_URL, TOKEN_SECRET }: Given): string[] {
  if (NODE_ENV !== "production") return [];
  return [
    ...(PUBLIC_URL ? [] : ["PUBLIC_URL is not set: the address that links in mails lead to, https://…"]),
    ...(TOKEN_SECRET ? [] : ["TOKEN_SECRET is not set: 32 characters or more, the same for every process."]),
    ...(CARD_GATEWAY === "sandbox"
      ? ["CARD_GATEWAY=sandbox moves no money: set off, safepay://… or jazzcash://…."]
      : []),
  ];
}

/** For operators who run a real database and did not say that it is production: what is off, and what is play money, in one line. */
export function describeUnsaid(given: Given, publicUrl: string): string | undefined {
  if (given.NODE_ENV || !given.DATABASE_URL) return undefined;
  const isSandbox = (given.CARD_GATEWAY ?? "sandbox") === "sandbox";
  const states = [
    "no demo accounts",
    isSandbox ? "cards are a sandbox that moves no money (CARD_GATEWAY)" : undefined,
    given.CARD_GATEWAY === "off" ? "cards are off (CARD_GATEWAY)" : undefined,
    given.SMTP_URL ? undefined : "mail is off and stays in the outbox (SMTP_URL)",
    given.SMS_URL ? undefined : "text messages stay in the outbox (SMS_URL)",
    given.WHATSAPP_URL ? undefined : "WhatsApp is off (WHATSAPP_URL)",
    given.GOOGLE_CLIENT_ID ? undefined : "Google login is off (GOOGLE_CLIENT_ID)",
    given.PUBLIC_URL ? undefined : `links lead to ${publicUrl} (PUBLIC_URL)`,
    given.TOKEN_SECRET ? undefined : "the secret is this machine's own (TOKEN_SECRET)",
  ];
  const text = states.filter((state) => state !== undefined).join("; ");
  return `DATABASE_URL without NODE_ENV: ${text}. For real use set NODE_ENV=production.`;
}
