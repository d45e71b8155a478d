import type { z } from "zod";
import type { callRates } from "./call-rates.ts";
import type { ErrorCode } from "./errors.ts";

export const officeRoles = ["Verifier", "Dispatcher", "Finance", "Support", "Owner"] as const;
export type OfficeRole = (typeof officeRoles)[number];

export const isOfficeRole = (role: string): role is OfficeRole => (officeRoles as readonly string[]).includes(role);

/** Who may use a call: a kind of account or an office role. The Owner may use the calls of every office role. */
export type Audience = "provider" | "verified-provider" | "customer" | OfficeRole;

/**
 * "public" needs no token, "signed-in" any live session. A list names everyone who may use the call; the Owner may if it names any office
 * role.
 */
export type Access = "public" | "signed-in" | readonly Audience[];

/**
 * A limit on how often one may make a call: the figures are in call-rates.ts. Logins and reset codes are counted by their use cases, which also
 * know the account.
 */
export type LimitName = keyof typeof callRates | "login" | "reset-code" | "public-picture";

/** One call: everything that browser and server agree on. */
export interface Call {
  method: "GET" | "POST" | "PUT";
  /** Path below /api, matched in any letter case. `:name` is a parameter. */
  path: string;
  /** One sentence for the API reference. */
  summary: string;
  /** Sentences for the API reference about what the schemas cannot say: units, and the rule that it comes from. */
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
   * The reply is the same for everyone and rarely changes: the server caches it by its path and sends it with an ETag. Code that changes it
   * must call `replyMemory.forget()`. Only for public calls.
   */
  isRemembered?: true;
  /** A keyset-paged list: takes `limit` and `cursor`, returns the next cursor in `x-next-cursor`. */
  paged?: true;
  limit?: LimitName;
  /** Staff who must have a second factor may make it before they have one (docs/security-rules.md S14). */
  beforeSecondFactor?: true;
  /** A key of a program may make it too (docs/product.md D13). Only for calls that read the books. */
  forKeys?: true;
  /** Creates something or moves money. With an Idempotency-Key, a try that was cut off after a change is refused, not repeated. */
  once?: true;
  /** The call's own errors, besides those that every call can give. */
  errors?: readonly ErrorCode[];
}

/** Declares a call. Its literal types stay, so that `InputOf` and `ReplyOf` can derive its shapes. */
export function defineCall<const C extends Call>(call: C): C {
  return Object.freeze(call);
}

/** A file of a multipart form, not yet checked. */
export interface UploadedFile {
  /** The form's field name, for refusals. */
  fieldName: string;
  bytes: Uint8Array;
  fileName: string;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Raw<S> = S extends z.ZodType ? z.input<S> : undefined;
/** Removes the parts that a call does not have. */
type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The parsed parts of the request that a use case receives. The use case checks that required files are present. */
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

/** What a client receives. A file or stream is a Blob; the server returns it as bytes. */
export type ReplyOf<C extends Call> = C["reply"] extends z.ZodType ? z.output<C["reply"]> : Blob;
