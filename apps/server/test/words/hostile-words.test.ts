import { withoutSeparators } from "@hunarmand/api/fields";
import { calls } from "@hunarmand/api/index";
import { findTypedJobNumber } from "@hunarmand/api/jobs/job-number";
import { limits } from "@hunarmand/api/limits";
import { findTypedReceiptNumber } from "@hunarmand/api/payments/receipts";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { matchesWords, namesOfAccount } from "../../src/database/search/match-words.ts";
import { layOutMail } from "../../src/domain/mail/mail-html.ts";
import { hideStack, hideValues } from "../../src/http/logs/hide-values.ts";
import { decodeCursor } from "../../src/http/replies/page.ts";
import { addressOf } from "../../src/http/requests/address.ts";
import { findUnknownPlaceholders } from "../../src/notices/templates/fill-template.ts";
import { normaliseTransactionId, replaceLookAlikes } from "../../src/payments/wallets/transaction-id.ts";
import { readPayoutNumber } from "../../src/payouts/payout-number.ts";
import { indexNamedWorks } from "../../src/services/words/named-works.ts";
import { findPhoneBeginnings, normaliseCnic, normaliseEmail, normalisePhone } from "../../src/values/identifiers.ts";
import { maskContacts } from "../../src/values/mask-contacts.ts";
import { readLanguage } from "../../src/values/texts.ts";
import { hostileTexts, isDoneWithin } from "./hostile-words.ts";

/** The rule is 10. The former masking took 30,000, so ten times the rule still separates a fault from a busy machine. */
const millisecondsMax = 100;
const bodyCharacters = 250_000;
const headCharacters = 15_000;
const { textCharacters, paramCharacters, emailCharacters, walletTransactionIdCharacters, payoutNumberCharacters } =
  limits;

const tap = { id: 1, name: "Tap and Mixer Repair", words: ["tap", "nalka leak", "pani kam"] };
const findNamed = indexNamedWorks([{ id: 1, exactWorks: [tap] }]);

const ignoreRefusal = (run: () => unknown) => () => {
  try {
    run();
  } catch {
    // A refusal is fine: only the time counts.
  }
};

/** The functions that read people's words, with the longest text of each. */
const readers: Record<string, [characters: number, read: (text: string) => unknown]> = {
  "contacts in words": [textCharacters, maskContacts],
  "a mail": [
    2 * textCharacters,
    (text) => layOutMail({ language: "en", subject: text.slice(0, 200), text, signature: `-- \n${text}` }),
  ],
  "a job's description": [textCharacters, (text) => findNamed(1, text)],
  "a template of a notice": [textCharacters, (text) => findUnknownPlaceholders("job-assigned", text)],
  "a line of the log": [bodyCharacters, hideValues],
  "a stack in the log": [bodyCharacters, (text) => hideStack(new Error(text))],
  "a phone number": [paramCharacters, normalisePhone],
  "a search for the beginning of a phone": [paramCharacters, findPhoneBeginnings],
  "a search for words of a name": [paramCharacters, (text) => matchesWords(namesOfAccount(), text)],
  "a job's number": [paramCharacters, findTypedJobNumber],
  "a receipt's number": [paramCharacters, findTypedReceiptNumber],
  "a number without separators": [bodyCharacters, withoutSeparators],
  "a CNIC": [paramCharacters, normaliseCnic],
  "an e-mail": [emailCharacters, normaliseEmail],
  "a wallet's transaction": [walletTransactionIdCharacters, (text) => replaceLookAlikes(normaliseTransactionId(text))],
  "an account for payouts": [payoutNumberCharacters, (text) => readPayoutNumber("bank", text)],
  "a wallet for payouts": [payoutNumberCharacters, (text) => readPayoutNumber("easypaisa", text)],
  "a cursor": [headCharacters, (text) => decodeCursor(Buffer.from(text).toString("base64url"))],
  "a wished language": [headCharacters, readLanguage],
  "an address that a proxy names": [
    headCharacters,
    (ip) => addressOf({ ip, socket: { remoteAddress: "127.0.0.1" } as Parameters<typeof addressOf>[0]["socket"] }),
  ],
};

/** Returns a value of the schema with the text in each field, as long as all fields together may be. */
const fill = ({ shape }: z.ZodObject, text: string) => {
  const names = Object.keys(shape);
  const part = text.slice(0, Math.floor(text.length / Math.max(1, names.length)));
  return Object.fromEntries(names.map((name) => [name, part]));
};

const everySchema = Object.entries(calls).flatMap(([name, { body, query, params }]) =>
  Object.entries({ body, query, params }).flatMap(([part, schema]) =>
    schema instanceof z.ZodObject ? [{ name: `${part} of ${name}`, part, schema }] : [],
  ),
);

const numbers = new Map<z.ZodType, number>();
const numberOf = (field: z.ZodType): number => numbers.get(field) ?? numbers.set(field, numbers.size).size - 1;

/** A key that schemas share when they have the same field schemas under the same names, and no further checks. */
const likenessOf = ({ part, schema }: (typeof everySchema)[number]): string => {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, numberOf(field)]);
  return JSON.stringify([part, fields, schema.def.checks?.length ? numberOf(schema) : ""]);
};

/** One schema of each kind: half of all calls take only an id or a page. */
const schemas = [...new Map(everySchema.map((each) => [likenessOf(each), each])).values()];

/** The beginnings of the texts that take too long. */
const findSlow = (characters: number, read: (text: string) => unknown): string[] =>
  hostileTexts(characters)
    .filter(
      (text) =>
        !isDoneWithin(
          millisecondsMax,
          ignoreRefusal(() => read(text)),
        ),
    )
    .map((text) => JSON.stringify(text.slice(0, 20)));

describe("hostile words take as long as other words of their length (docs/security-rules.md SL6)", () => {
  it.each(Object.entries(readers))("as %s", (_name, [characters, read]) => {
    expect(findSlow(characters, read)).toEqual([]);
  });

  it.each(schemas)("in the $name", ({ part, schema }) => {
    const characters = part === "body" ? bodyCharacters : headCharacters;
    expect(findSlow(characters, (text) => schema.safeParse(fill(schema, text)))).toEqual([]);
  });
});
