import { type ErrorBody, type ErrorCode, errors, type FieldIssue } from "@hunarmand/api/errors";
import type { IssueCode, IssueValues } from "@hunarmand/api/issues";
import { getWireText } from "./wire-texts.ts";

/** The error that use cases throw. Code, status and text are in the api package (errors.ts). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: FieldIssue[];
  readonly values: IssueValues | undefined;

  constructor(code: ErrorCode, issues: FieldIssue[] = [], values?: IssueValues) {
    super(getWireText(code, values));
    this.code = code;
    this.issues = issues;
    this.values = values;
  }

  get status(): number {
    return errors[this.code].status;
  }

  toBody(requestId: string): ErrorBody {
    const { code, message, issues, values } = this;
    const optional = { ...(values ? { values } : {}), ...(issues.length > 0 ? { issues } : {}) };
    return { code, message, error: message, requestId, ...optional };
  }
}

/** A 503 with a cause for the log. */
export const unavailableBecause = (cause: string | Error): AppError =>
  Object.assign(new AppError("unavailable"), { cause: typeof cause === "string" ? new Error(cause) : cause });

/** A 503 during every start. It is not a failure, so the log has no error for it. */
export class StillStarting extends AppError {
  constructor() {
    super("unavailable");
  }
}

/** An operator has paused all changes. Contains the time until they are allowed again. */
export class UnderMaintenance extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("maintenance", [], { minutes: Math.ceil(retryAfterSeconds / 60) });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A limit is exceeded. Contains the time to wait. */
export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("too-many-requests", [], { seconds: retryAfterSeconds, minutes: Math.ceil(retryAfterSeconds / 60) });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The reason why a field is refused. Its text is made from code and values. */
export function makeIssue(field: string, code: IssueCode | ErrorCode, values?: IssueValues): FieldIssue {
  return { field, code, ...(values ? { values } : {}), message: getWireText(code, values) };
}

/** A refusal of one field. */
export const invalidField = (field: string, code: IssueCode, values?: IssueValues) =>
  new AppError("invalid-input", [makeIssue(field, code, values)]);
