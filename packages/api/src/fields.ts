import { z } from "zod";
import { toPlainDigits } from "./digits.ts";
import { type IssueCode, nameIssue } from "./issues.ts";
import { limits } from "./limits.ts";
import { numberBetween, spell } from "./number-limits.ts";

/** Fields that several features share. Messages name the rule, and screens translate them by the rule. */

/**
 * Control characters, line and paragraph separators, and marks that change the direction of text. In a name or subject they could forge
 * further lines of a mail, list or log, or make it read differently.
 */
const breaksLine = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const lineBreaks = /\r\n?/g;

/**
 * A character that a font shows. Besides white space and combining marks, this excludes invisible characters (U+200B, U+3164, U+115F,
 * U+FE0F and others).
 */
const somethingVisible = /[^\s\p{Z}\p{C}\p{M}\p{DI}\u2800]/u;

/** A text of invisible characters counts as empty. */
const withoutInvisible = (text: string): string => (somethingVisible.test(text) ? text : "");

const isOneLine = (text: string): boolean => !breaksLine.test(text);
const isPlainLines = (text: string): boolean => isOneLine(text.replaceAll("\n", ""));

/** Text on one line, possibly empty. */
export const lineOfText = (maxCharacters: number) =>
  z
    .string()
    .trim()
    .max(maxCharacters, nameIssue("text-length", { max: maxCharacters }))
    .refine(isOneLine, nameIssue("text-line"))
    .overwrite(withoutInvisible);

/**
 * Text on several lines, possibly empty. Every kind of line end becomes
 * .
 */
export const linesOfText = (maxCharacters: number) =>
  z
    .string()
    .overwrite((text) => text.replace(lineBreaks, "\n").replaceAll("\t", " "))
    .trim()
    .max(maxCharacters, nameIssue("text-length", { max: maxCharacters }))
    .refine(isPlainLines, nameIssue("text-lines"))
    .overwrite(withoutInvisible);

/** A required text on one line: trimmed, not empty, limited in length. `missing` says what to do with an empty one. */
export const requiredText = (maxCharacters: number = limits.nameCharacters, missing: IssueCode = "required") =>
  lineOfText(maxCharacters).min(1, nameIssue(missing));

/** A required text that may have several lines. */
export const requiredLines = (maxCharacters: number = limits.textCharacters, missing: IssueCode = "required") =>
  linesOfText(maxCharacters).min(1, nameIssue(missing));

const isBlank = (value: unknown): boolean => value === null || (typeof value === "string" && value.trim() === "");

/** An optional field that forms send empty: "", only blanks, and null count as absent. */
export const blankAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional()) as unknown as z.ZodOptional<
    z.ZodType<z.output<S>, z.input<S> | "" | null>
  >;

/** An optional text on one line. An empty string counts as absent. */
export const optionalText = (maxCharacters: number = limits.nameCharacters) => blankAsAbsent(lineOfText(maxCharacters));

/** An optional text that may have several lines. */
export const optionalLines = (maxCharacters: number = limits.textCharacters) =>
  blankAsAbsent(linesOfText(maxCharacters));

const decimal = /^-?\d+(\.\d+)?$/;

/** A number that forms may send as text: only decimal digits, not other spellings that JavaScript accepts (0x10, 1e3, " 12 "). */
export const wireNumber = <S extends z.ZodType>(schema: S) =>
  z.preprocess(readNumber, schema) as unknown as z.ZodType<z.output<S>, number | string>;

function readNumber(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const plain = toPlainDigits(value);
  return decimal.test(plain) ? Number(plain) : value;
}

/** An amount in PKR with at most two decimals. Its message names both limits. */
export const amountBetween = (minPkr: number, maxPkr: number) =>
  wireNumber(
    z
      .number(nameIssue("amount-missing"))
      .min(minPkr, nameIssue("amount-minimum", { min: spell(minPkr) }))
      .max(maxPkr, nameIssue("amount-maximum", { max: spell(maxPkr) }))
      .multipleOf(limits.paisaPkr, nameIssue("amount-decimals")),
  );

/** A code that a person types from a message or an app, with the digits of any keyboard. */
export const codeText = (maxCharacters: number) => requiredText(maxCharacters).overwrite(toPlainDigits);
export const optionalCode = (maxCharacters: number) =>
  blankAsAbsent(lineOfText(maxCharacters).overwrite(toPlainDigits));

export const Email = z
  .string()
  .trim()
  .max(limits.emailCharacters)
  .pipe(z.email(nameIssue("email-format")));

/**
 * The account that a call is about, as in the token: its e-mail or, if it has none, its id (the token's `sub`). Only compared with the
 * caller's own.
 */
export const OwnEmail = z
  .string()
  .trim()
  .max(limits.emailCharacters)
  .pipe(z.union([z.email(), z.uuid()], nameIssue("email-format")));

/** Separators that people write in numbers: blanks, dashes, dots, slashes, brackets. */
const phoneSeparators = /[ \u00a0()./\u2010-\u2013-]/g;

/** A phone number without its separators. */
export const withoutSeparators = (phone: string): string => phone.replace(phoneSeparators, "");

/** Any usual spelling (0300-1234567, +92 300 1234567, 111-486-276), kept as typed. The server converts it to +92. */
export const PhoneNumber = lineOfText(limits.paramCharacters)
  .overwrite(toPlainDigits)
  .refine((phone) => /^\+?\d{7,15}$/.test(withoutSeparators(phone)), nameIssue("phone-digits", { min: 7, max: 15 }));

const mobile = /^(\+?92|0092|0)?3\d{9}$/;

/** A number that can receive text messages: a mobile number of Pakistan in any usual spelling. Others cost more, or pay their owner. */
export const MobileNumber = lineOfText(limits.paramCharacters)
  .overwrite(toPlainDigits)
  .refine((phone) => mobile.test(withoutSeparators(phone)), nameIssue("phone-mobile"));

/** With the area code: 051 1234567. */
const landline = /^(\+92|0092|0)[2-9]\d{8,9}$/;

/** A mobile number of Pakistan, or a landline with its area code. */
export const PakistaniNumber = lineOfText(limits.paramCharacters)
  .overwrite(toPlainDigits)
  .refine(
    (phone) => [mobile, landline].some((pattern) => pattern.test(withoutSeparators(phone))),
    nameIssue("phone-pakistan"),
  );

/** 13 digits, with or without the dashes of 5-7-1. The last digit, which may show the gender, is not checked. */
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

/** An existing password that a person types. Only its length is limited, because it is compared with the stored one. */
export const TypedPassword = z.string().min(1, nameIssue("required")).max(limits.passwordCharactersMax);

/** Required for changes of identity data; other fields can be changed without it. */
export const CurrentPassword = blankAsAbsent(TypedPassword);

export const Latitude = wireNumber(numberBetween(-90, 90));
export const Longitude = wireNumber(numberBetween(-180, 180));

/** Random ids of jobs and accounts. */
export const Id = z.uuid(nameIssue("id-format"));

/** A phone number, or the account's id if the number went to another account that proved it. */
export const PhoneNumberOrId = lineOfText(limits.paramCharacters).refine(
  (text) => PhoneNumber.safeParse(text).success || Id.safeParse(text).success,
  nameIssue("phone-digits", { min: 7, max: 15 }),
);

/** `?limit` and `?cursor` of every list (docs/wire.md W4). */
export const PageQuery = z.object({
  limit: wireNumber(z.number().int().min(1).max(limits.pageItemsMax)).default(limits.pageItemsDefault),
  cursor: lineOfText(limits.paramCharacters).optional(),
});

/** For lists that are newest first: the same list in reverse. */
export const OrderQuery = z.object({ order: blankAsAbsent(z.literal("oldest")) });

/** Identifies a sent code for the browser that requested it. Only that browser can use the code or use up its tries. */
export const CodeTicket = requiredText(limits.resetLinkCharacters);
export const SentDigits = codeText(limits.resetCodeDigits);

export const ActionReply = z.object({ message: z.string() });
