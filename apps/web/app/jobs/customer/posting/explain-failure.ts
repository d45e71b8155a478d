import { ApiError } from "../../../shared/calls/api-error.ts";

/** Adds the texts of refused fields, because these fields are on earlier steps. */
export function explainFailure(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return [error.message, ...error.issues.map(({ message }) => message)].join(" ");
}
