import { z } from "zod";
import { toPlainDigits } from "./digits.ts";
import { nameIssue } from "./issues.ts";
import { limits } from "./limits.ts";

/** Fields that several features share. Messages name the rule; screens translate by rule, not by text. */

/**
 * Control characters, line and paragraph separators, and marks that turn the direction of what follows: in a name or subject they
 * forge further lines of a mail, a list or a log, or make it read as something else.
 */
const breaksLine = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const lineBreaks = /\r\n?/g;

/** Beside white space and marks that stand on letters alone: what no font shows (U+200B, U+3164, U+115F, U+FE0F ...). */
const somethingVisible = /[^\s\p{Z}\p{C}\p{M}\p{DI}\u2800]/u;

/** What nobody can see is nothing: a name of such letters alone is refused like an empty one. */
const withoutInvisible = (text: string): string => (somethingVisible.test(text) ? text : "");

const isOneLine = (text: string): boolean => !breaksLine.test(text);
const isPlainLines = (text: string): boolean => isOneLine(text.replaceAll("\n", ""));

/** Text in one line; may be empty. */
export const lineOfText = (maxCharacters: number) =>
  z
    .string()
    .trim()
    .max(maxCharacters, nameIssue("text-length", { max: maxCharacters }))
    .refine(isOneLine, nameIssue("text-line"))
    .overwrite(withoutInvisible);

/** Text in several lines, each ended by \n as browsers show it, whichever way it was sent; may be empty. */
export const linesOfText = (maxCharacters: number) =>
  z
    .string()
    .overwrite((text) => text.replace(lineBreaks, "\n").replaceAll("\t", " "))
    .trim()
    .max(maxCharacters, nameIssue("text-length", { max: maxCharacters }))
    .refine(isPlainLines, nameIssue("text-lines"))
    .overwrite(withoutInvisible);

/** A required text in one line: trimmed, not empty, capped. */
export const requiredText = (maxCharacters: number = limits.nameCharacters) =>
  lineOfText(maxCharacters).min(1, nameIssue("required"));

/** A required text that may have several lines. */
export const requiredLines = (maxCharacters: number = limits.textCharacters) =>
  linesOfText(maxCharacters).min(1, nameIssue("required"));

const isBlank = (value: unknown): boolean => value === null || (typeof value === "string" && value.trim() === "");

/** An optional field that forms send empty: "", blanks alone and null count as absent. */
export const blankAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional()) as unknown as z.ZodOptional<
    z.ZodType<z.output<S>, z.input<S> | "" | null>
  >;

/** An optional text in one line; an empty string counts as absent. */
export const optionalText = (maxCharacters: number = limits.nameCharacters) => blankAsAbsent(lineOfText(maxCharacters));

/** An optional text that may have several lines. */
export const optionalLines = (maxCharacters: number = limits.textCharacters) =>
  blankAsAbsent(linesOfText(maxCharacters));

const decimal = /^-?\d+(\.\d+)?$/;

/** A number that forms may send as text: decimal digits, and nothing else that JavaScript would take (0x10, 1e3, " 12 "). */
export const wireNumber = <S extends z.ZodType>(schema: S) =>
  z.preprocess(readNumber, schema) as unknown as z.ZodType<z.output<S>, number | string>;

function readNumber(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const plain = toPlainDigits(value);
  return decimal.test(plain) ? Number(plain) : value;
}

/** An amount in PKR with at most two decimals; whoever is refused reads between which. */
export const amountBetween = (minPkr: number, maxPkr: number) =>
  wireNumber(
    z
      .number(nameIssue("amount-missing"))
      .min(minPkr, nameIssue("amount-minimum", { min: spell(minPkr) }))
      .max(maxPkr, nameIssue("amount-maximum", { max: spell(maxPkr) }))
      .multipleOf(limits.paisaPkr, nameIssue("amount-decimals")),
  );

const spell = (amountPkr: number): string => amountPkr.toLocaleString("en");

/** A code that somebody types from a message or an app, with the digits of any keyboard. */
export const codeText = (maxCharacters: number) => requiredText(maxCharacters).overwrite(toPlainDigits);
export const optionalCode = (maxCharacters: number) =>
  blankAsAbsent(lineOfText(maxCharacters).overwrite(toPlainDigits));

export const Email = z
  .string()
  .trim()
  .max(limits.emailCharacters)
  .pipe(z.email(nameIssue("email-format")));

/**
 * Whose account a call is about, as the token names it: its e-mail or, where it has none, its id (the token's `sub`). Only ever
 * compared with the caller's own.
 */
export const OwnEmail = z
  .string()
  .trim()
  .max(limits.emailCharacters)
  .pipe(z.union([z.email(), z.uuid()], nameIssue("email-format")));

/** What people write between the digits of a number: blanks, dashes, dots, slashes, brackets. */
const phoneSeparators = /[ \u00a0()./\u2010-\u2013-]/g;

/** A phone number as typed, without what only makes it readable. */
export const withoutSeparators = (phone: string): string => phone.replace(phoneSeparators, "");

/** Any usual spelling (0300-1234567, +92 300 1234567, 111-486-276), kept as typed; the server brings it to +92. */
export const PhoneNumber = lineOfText(limits.paramCharacters)
  .overwrite(toPlainDigits)
  .refine((phone) => /^\+?\d{7,15}$/.test(withoutSeparators(phone)), nameIssue("phone-digits", { min: 7, max: 15 }));

const mobile = /^(\+?92|0092|0)?3\d{9}$/;

/** A number that gets text messages: a mobile one of Pakistan, in any usual spelling. Others cost more, or pay their owner. */
export const MobileNumber = lineOfText(limits.paramCharacters)
  .overwrite(toPlainDigits)
  .refine((phone) => mobile.test(withoutSeparators(phone)), nameIssue("phone-mobile"));

/** 13 digits, with or without the dashes of 5-7-1. What its last digit may say of the gender refuses nobody. */
export const Cnic = z
  .string()
  .trim()
  .max(limits.paramCharacters)
  .overwrite(toPlainDigits)
  .refine((cnic) => /^\d{13}$/.test(withoutSeparators(cnic)), nameIssue("cnic-format"));

export const Password = z
  .string()
  .min(limits.passwordCharactersMin, nameIssue("password-length", { min: limits.passwordCharactersMin }))
  .max(limits.passwordCharactersMax, nameIssue("text-length", { max: limits.passwordCharactersMax }))
  .refine((password) => somethingVisible.test(password), nameIssue("password-blank"));

/** What a person types to prove who they are: judged by the match alone, so only capped. */
export const TypedPassword = z.string().min(1, nameIssue("required")).max(limits.passwordCharactersMax);

/** For changes of what decides who somebody is; without it only plain fields change. */
export const CurrentPassword = blankAsAbsent(TypedPassword);

export const Latitude = wireNumber(z.number().min(-90).max(90));
export const Longitude = wireNumber(z.number().min(-180).max(180));

/** Hard-to-guess ids: jobs, accounts. */
export const Id = z.uuid(nameIssue("id-format"));

/** Whose number has gone to somebody who proved it has an account all the same, and its id names it. */
export const PhoneNumberOrId = lineOfText(limits.paramCharacters).refine(
  (text) => PhoneNumber.safeParse(text).success || Id.safeParse(text).success,
  nameIssue("phone-digits", { min: 7, max: 15 }),
);

/** `?limit` and `?cursor` of every list (docs/wire.md W4). */
export const PageQuery = z.object({
  limit: wireNumber(z.number().int().min(1).max(limits.pageItemsMax)).default(limits.pageItemsDefault),
  cursor: lineOfText(limits.paramCharacters).optional(),
});

/** Of lists that are read newest first: the same list from its other end. */
export const OrderQuery = z.object({ order: blankAsAbsent(z.literal("oldest")) });

/** Names a code that was sent, to the browser that asked for it: nobody else can use the code, or use it up. */
export const CodeTicket = requiredText(limits.resetLinkCharacters);
export const SentDigits = codeText(limits.resetCodeDigits);

export const ActionReply = z.object({ message: z.string() });
