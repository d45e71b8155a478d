import { z } from "zod";
import { limits } from "./limits.ts";

/** Fields that several features share. Messages name the rule; screens translate by rule, not by text. */

/** A required text: trimmed, not empty, capped. */
export const requiredText = (maxCharacters: number = limits.nameCharacters) =>
  z.string().trim().min(1, "This field is required.").max(maxCharacters, `At most ${maxCharacters} characters.`);

/** An optional field that forms send empty: "" and null count as absent. */
export const blankAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    schema.optional(),
  ) as unknown as z.ZodOptional<z.ZodType<z.output<S>, z.input<S> | "" | null>>;

/** An optional text; an empty string counts as absent. */
export const optionalText = (maxCharacters: number = limits.nameCharacters) =>
  blankAsAbsent(z.string().trim().max(maxCharacters, `At most ${maxCharacters} characters.`));

/** A number that forms may send as text. */
export const wireNumber = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
    schema,
  ) as unknown as z.ZodType<z.output<S>, number | string>;

export const Email = z
  .string()
  .trim()
  .max(limits.emailCharacters)
  .pipe(z.email("Please enter a valid e-mail address."));

/** Any usual spelling (03001234567, +92 300 1234567); the server brings it to +92. */
export const PhoneNumber = z
  .string()
  .trim()
  .max(limits.paramCharacters)
  .regex(/^\+?(?:[\s-]*\d){10,15}$/, "Please enter a phone number of 10 to 15 digits.");

/** 13 digits, written plain or as 5-7-1. */
export const Cnic = z
  .string()
  .trim()
  .regex(/^\d{5}-?\d{7}-?\d$/, "A CNIC has 13 digits: 12345-1234567-1.");

/** White space, marks of no width and fillers: nothing that anybody could see or remember. */
const somethingVisible = /[^\s\p{Z}\p{C}\u115F\u1160\u3164\uFFA0\u2800]/u;

export const Password = z
  .string()
  .min(limits.passwordCharactersMin, `At least ${limits.passwordCharactersMin} characters.`)
  .max(limits.passwordCharactersMax, `At most ${limits.passwordCharactersMax} characters.`)
  .refine((password) => somethingVisible.test(password), "A password cannot be made of spaces alone.");

/** What a person types to prove who they are: judged by the match alone, so only capped. */
export const TypedPassword = z.string().min(1, "This field is required.").max(limits.passwordCharactersMax);

/** For changes of what decides who somebody is; without it only plain fields change. */
export const CurrentPassword = blankAsAbsent(TypedPassword);

export const Latitude = wireNumber(z.number().min(-90).max(90));
export const Longitude = wireNumber(z.number().min(-180).max(180));

/** Hard-to-guess ids: jobs, accounts. */
export const Id = z.uuid("This is not a valid id.");

/** `?limit` and `?cursor` of every list (product.md, section 4). */
export const PageQuery = z.object({
  limit: wireNumber(z.number().int().min(1).max(limits.pageItemsMax)).default(limits.pageItemsDefault),
  cursor: z.string().max(limits.paramCharacters).optional(),
});

export const ActionReply = z.object({ message: z.string() });
