import type { ErrorBody, ErrorCode, FieldIssue } from "@hunarmand/api/errors";

/** "network": no reply. "unexpected-reply": a reply that does not match its schema. */
export type ApiErrorCode = ErrorCode | "network" | "unexpected-reply";

export interface Failure extends Partial<Pick<ErrorBody, "issues" | "requestId">> {
  code: ApiErrorCode;
  message: string;
  status: number;
  isFromServer?: boolean;
}

/** Why a call failed; `message` can be shown to people. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly issues: readonly FieldIssue[];
  readonly requestId: string | undefined;
  /** False when the server gave no text, so that the text is ours. */
  readonly isFromServer: boolean;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = "ApiError";
    this.code = failure.code;
    this.status = failure.status;
    this.issues = failure.issues ?? [];
    this.requestId = failure.requestId;
    this.isFromServer = failure.isFromServer ?? false;
  }
}

/** Returns the server's text, or else the spec's text for this failure. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.isFromServer ? error.message : fallback;
}
