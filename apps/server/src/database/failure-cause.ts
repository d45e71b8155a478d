import { DatabaseSilent } from "./database.ts";

/** Meanings of the codes of the system, PostgreSQL and S3, for operators. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/^(ENOSPC|EDQUOT|53100)$/, "the disk is full"],
  [/^(EROFS|25006)$/, "it is read-only"],
  [/^(EACCES|EPERM|42501|AccessDenied)$/, "the portal has no right to it"],
  [/^EIO$/, "the disk has an error"],
  [/^(EMFILE|ENFILE)$/, "too many files are open"],
  [/^ENOENT$/, "it is not there"],
  [/^(ENOTFOUND|EAI_AGAIN)$/, "its host is not known"],
  [/^(ECONN|EPIPE|EHOSTUNREACH|ENETUNREACH|ESOCKET|08|57P)/, "it is away"],
  [/^(ETIMEDOUT|TimeoutError|FileStoreSilent|25P03|57014)$/, "it does not reply in time"],
  [/^(55P03|40P01|40001)$/, "a lock is held for too long"],
  [/^53300$/, "it has no connection left"],
  [/^53/, "it has no memory left"],
  [/^(28P01|28000|EAUTH|InvalidAccessKeyId|SignatureDoesNotMatch)$/, "it refuses the user or the password"],
  [/^3D000$/, "that database does not exist"],
  [/^NoSuchBucket$/, "that bucket does not exist"],
  [/^(SlowDown|ServiceUnavailable)$/, "it is overloaded"],
];

const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;
const lostConnection = /connection terminated|connection ended|timeout exceeded when trying to connect|not queryable/i;
const mailCodes = /^(EAUTH|EENVELOPE|EMESSAGE|EDNS|ETLS|ESOCKET|ECONNECTION|EPROTOCOL|ESTREAM)$/;
const networkCodes = /^(ECONN|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)/;

export const codeOf = (error: Error): string | undefined =>
  "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Returns the error, its cause, that cause's cause and so on. Of several errors at once, the first. */
export function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let next: unknown = error; next instanceof Error && causes.length < 10; ) {
    causes.push(next);
    next = next instanceof AggregateError && next.errors.length > 0 ? next.errors[0] : next.cause;
  }
  return causes;
}

/** Returns the name of the part of the installation that failed. */
function namePart(causes: readonly Error[]): string | undefined {
  const codes = causes.map((error) => codeOf(error) ?? "");
  if (causes.some(({ name }) => name === "FileStoreFailure")) return "the file store";
  if (codes.some((code) => mailCodes.test(code)) || causes.some((error) => "responseCode" in error))
    return "the mail server";
  if (causes.some(({ message }) => message === "fetch failed")) return "another service";
  const isOfDatabase = causes.some((error) => error instanceof DatabaseSilent || lostConnection.test(error.message));
  // Only the database is reached by a socket file, which does not exist while no server listens.
  const isOfSocket = causes.some((error) => "syscall" in error && error.syscall === "connect");
  return isOfDatabase || isOfSocket || codes.some((code) => sqlState.test(code) || networkCodes.test(code))
    ? "the database"
    : undefined;
}

function findMeaning(error: Error): string | undefined {
  if (error instanceof DatabaseSilent) return "it does not reply in time";
  if (lostConnection.test(error.message)) return "it is away";
  return meanings.find(([pattern]) => pattern.test(codeOf(error) ?? "") || pattern.test(error.name))?.[1];
}

/**
 * Returns why something failed, such as "the file store: the disk is full". Returns nothing if the error names no cause that an operator
 * could fix.
 */
export function nameCause(error: unknown): string | undefined {
  const causes = listCauses(error);
  const meaning = causes
    .toReversed()
    .map(findMeaning)
    .find((found) => found !== undefined);
  const part = namePart(causes);
  return meaning && part ? `${part}: ${meaning}` : meaning;
}
