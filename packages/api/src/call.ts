import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

export const officeRoles = ["Verifier", "Dispatcher", "Finance", "Support", "Owner"] as const;
export type OfficeRole = (typeof officeRoles)[number];

export const isOfficeRole = (role: string): role is OfficeRole => (officeRoles as readonly string[]).includes(role);

/** Who may use a call: a kind of account, or a desk of the office. The Owner passes wherever any desk does. */
export type Audience = "provider" | "verified-provider" | "customer" | OfficeRole;

/** "public" needs no token; "signed-in" any live session; a list names everyone who passes, and the Owner passes with any desk. */
export type Access = "public" | "signed-in" | readonly Audience[];

/**
 * A limit on how often an address may make a call; the figures stand under `rates` in limits.ts. Logins and reset codes are counted by
 * their use cases, which know the account as well.
 */
export type LimitName =
  | "login"
  | "reset-code"
  | "signup"
  | "inquiry"
  | "search"
  | "work-search"
  | "missed-words"
  | "upload"
  | "attachment"
  | "export";

/** One row of the table of all calls: everything that browser and server agree on. */
export interface Call {
  method: "GET" | "POST" | "PUT";
  /** Below /api; matched in any letter case. `:name` marks a parameter. */
  path: string;
  /** One sentence for the reference page. */
  summary: string;
  /** What the shapes cannot say, for the reference page: a sentence each, with units and the rule that it comes from. */
  notes?: readonly string[];
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Files of a multipart form, by field name. */
  files?: readonly string[];
  /** The body may come as JSON or as multipart/form-data. Calls with `files` are multipart without it. */
  multipart?: true;
  /** The JSON reply, or "binary" for a file or stream. */
  reply: z.ZodType | "binary";
  /** Success status, 200 unless named. */
  status?: 201;
  /**
   * The same for everybody and seldom changed: the server keeps the reply by its address and sends it with an ETag. Whatever changes it
   * has to call `replyMemory.forget()`. Public calls only.
   */
  isRemembered?: true;
  /** A keyset-paged list: takes `limit` and `cursor`, returns the next cursor in `x-next-cursor`. */
  paged?: true;
  limit?: LimitName;
  /** Staff of whom a second factor is demanded may make it before they have one (docs/security-rules.md S14). */
  beforeSecondFactor?: true;
  /** Creates something or moves money: under an Idempotency-Key, a try that was cut off after a change is refused, not repeated. */
  once?: true;
  /** Errors of its own, beside those that every call can give. */
  errors?: readonly ErrorCode[];
}

/** Declares a call; the literal types stay, so that `InputOf` and `ReplyOf` know its shapes. */
export function defineCall<const C extends Call>(call: C): C {
  return Object.freeze(call);
}

/** A file as it came in a multipart form, not yet looked at. */
export interface UploadedFile {
  /** The form's field, for refusals. */
  fieldName: string;
  bytes: Uint8Array;
  fileName: string;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Raw<S> = S extends z.ZodType ? z.input<S> : undefined;
/** Without the parts that a call does not have. */
type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What of the request a use case receives, parsed, as far as the call has it; that a file has come is for the use case to check. */
export type InputOf<C extends Call> = Defined<{
  params: Parsed<C["params"]>;
  query: Parsed<C["query"]>;
  body: Parsed<C["body"]>;
  files: C["files"] extends readonly (infer Name extends string)[] ? { [K in Name]?: UploadedFile } : undefined;
}>;

/** What a client sends, before defaults and coercion. */
export type RequestOf<C extends Call> = Defined<{
  params: Raw<C["params"]>;
  query: Raw<C["query"]>;
  body: C["files"] extends readonly string[] ? FormData : Raw<C["body"]>;
}>;

/** What a client gets: a file or stream as a Blob, which the server returns as bytes. */
export type ReplyOf<C extends Call> = C["reply"] extends z.ZodType ? z.output<C["reply"]> : Blob;
