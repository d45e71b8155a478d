import { randomBytes, randomUUID } from "node:crypto";
import type { HealthTry, TriedPart } from "@hunarmand/api/upkeep/health-tries";
import type { Language } from "@hunarmand/texts/catalogue";
import { giveTextUseBack, takeTextUse } from "../../domain/mail/text-budget.ts";
import { makeFileName } from "../../services/files/file-vault.ts";
import type { Services } from "../../services/services.ts";
import { TooManyRequests } from "../../values/app-error.ts";
import { hideAddresses } from "../../values/hide-addresses.ts";
import { getTexts } from "../../values/texts.ts";

/** Where a mail or text message goes, and its language. */
export interface Recipient {
  to: string;
  language: Language;
}

type Ground = Pick<Services, "db" | "clock" | "queue" | "showsCodes" | "mailer" | "sms" | "cards" | "files">;
/** Returns false if the part is not set up. */
type Try = (services: Ground, recipient: Recipient) => Promise<boolean>;

/** Bypasses outbox and queue: the reply says what the server said, now. */
const tryMail: Try = async ({ mailer }, { to, language }) => {
  if (!mailer) return false;
  const { subject, text } = getTexts("mails", language).trial;
  await mailer.send({ id: randomUUID(), to, subject, text, html: null }, { isAwaited: true });
  return true;
};

/** Costs money, so it counts like a warning to the owner of an account. */
const tryMessages: Try = async (services, { to, language }) => {
  const { sms } = services;
  if (!sms) return false;
  const use = await takeTextUse(services, "owner");
  await sms.sendSms(to, getTexts("mails", language).trial.sms, { id: randomUUID() }).catch(async (error) => {
    await giveTextUseBack(services, use);
    throw error;
  });
  return true;
};

const fileBytes = 64 * 1024;

/** A file that is left behind has no row, so the sweeper removes it. */
const tryStorage: Try = async ({ files }) => {
  const [name, bytes] = [makeFileName(), randomBytes(fileBytes)];
  await files.write(name, bytes, { isEncrypted: true });
  const found = await files.read(name, { isEncrypted: true });
  await files.remove(name);
  if (!bytes.equals(found)) throw new Error("The store returned other bytes than it was given.");
  return true;
};

/** Only a gateway that accepts our keys says that it does not know a payment. */
const tryCards: Try = async ({ cards }) => {
  if (cards.entry === "off") return false;
  const unknown = { reference: randomUUID(), gatewayReference: `track_${randomUUID()}`, amountPaisa: 100 };
  const { kind } = await cards.inquire(unknown);
  if (kind !== "not-received") throw new Error("The gateway did not reply, or refused the keys of CARD_GATEWAY.");
  return true;
};

const tries: Record<TriedPart, Try> = { mail: tryMail, messages: tryMessages, storage: tryStorage, cards: tryCards };

/**
 * Tries a part of the installation for real, for /office/health and `npm run doctor`.
 * @throws TooManyRequests if the budget for text messages is used up
 */
export async function tryPart(services: Ground, part: TriedPart, recipient: Recipient): Promise<HealthTry> {
  const startedAt = performance.now();
  const { outcome, words } = await tries[part](services, recipient).then(
    (isSet) => ({ outcome: isSet ? ("done" as const) : ("off" as const), words: null }),
    (error: unknown) => {
      if (error instanceof TooManyRequests) throw error;
      return { outcome: "failed" as const, words: describe(error) };
    },
  );
  return { part, outcome, words, milliseconds: Math.round(performance.now() - startedAt) };
}

const wordsCharacters = 300;

/** The words of the first cause, such as a refused connection behind a failed request. */
function describe(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return describe(error.cause);
  const text = error instanceof Error ? error.message || error.name : String(error);
  return hideAddresses(text).slice(0, wordsCharacters);
}
