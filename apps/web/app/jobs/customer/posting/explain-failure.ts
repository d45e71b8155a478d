import { ApiError } from "../../../shared/calls/api-error.ts";

/** Refused fields stand on earlier steps: their texts come along. */
export function explainFailure(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return [error.message, ...error.issues.map(({ message }) => message)].join(" ");
}
