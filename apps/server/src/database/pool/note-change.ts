import { AbortedTransactionError } from "kysely";
import { currentWork } from "../work.ts";

/** Errors of a server that stops or is gone: the statement may have been carried out. */
const cutOff = /^(08|57P)/;
const sqlState = /^[0-9A-Z]{5}$/;

/** Has the database itself replied that it did not do this? */
function isUndone(error: unknown): boolean {
  if (error instanceof AbortedTransactionError) return true;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return sqlState.test(code) && !cutOff.test(code);
}

/** Notes on the current work that it changed something permanently, or that this is unknown because the reply is missing. */
export async function noteChange<T>(changing: Promise<T>): Promise<T> {
  const work = currentWork();
  if (!work) return changing;
  try {
    const result = await changing;
    work.hasChanged = true;
    return result;
  } catch (error) {
    if (!isUndone(error)) work.hasChanged = true;
    throw error;
  }
}
