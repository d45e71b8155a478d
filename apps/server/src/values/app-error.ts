import { type ErrorBody, type ErrorCode, errors, type FieldIssue } from "@hunarmand/api/errors";

/** The one error that use cases throw; code, status and text stand in the contract. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: FieldIssue[];

  constructor(code: ErrorCode, issues: FieldIssue[] = []) {
    super(errors[code].message);
    this.code = code;
    this.issues = issues;
  }

  get status(): number {
    return errors[this.code].status;
  }

  toBody(requestId: string): ErrorBody {
    const { code, message, issues } = this;
    return { code, message, error: message, requestId, ...(issues.length > 0 ? { issues } : {}) };
  }
}

/** A 503 whose cause the log names. */
export const unavailableBecause = (cause: string | Error): AppError =>
  Object.assign(new AppError("unavailable"), { cause: typeof cause === "string" ? new Error(cause) : cause });

/** A 503 that every start has for a while: nothing failed, so the log has no error to name. */
export class StillStarting extends AppError {
  constructor() {
    super("unavailable");
  }
}

/** Past a limit; says how long to wait. */
export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("too-many-requests");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One refused field. */
export const invalidField = (field: string, message: string) => new AppError("invalid-input", [{ field, message }]);
