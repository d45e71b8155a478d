import type { ErrorBody, ErrorCode, FieldIssue } from "@hunarmand/api/errors";

/** "network": nothing came back. "unexpected-reply": something came back that is not what was agreed. */
export type ApiErrorCode = ErrorCode | "network" | "unexpected-reply";

export interface Failure extends Partial<Pick<ErrorBody, "issues" | "requestId">> {
  code: ApiErrorCode;
  message: string;
  status: number;
  spokenByServer?: boolean;
}

/** Why a call failed; `message` is fit to be shown. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly issues: readonly FieldIssue[];
  readonly requestId: string | undefined;
  /** False where the text is ours because the server gave none. */
  readonly spokenByServer: boolean;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = "ApiError";
    this.code = failure.code;
    this.status = failure.status;
    this.issues = failure.issues ?? [];
    this.requestId = failure.requestId;
    this.spokenByServer = failure.spokenByServer ?? false;
  }
}

/** The server's own text, or else the one that the spec gives for this failure. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.spokenByServer ? error.message : fallback;
}
