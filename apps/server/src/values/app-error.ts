import { type ErrorBody, type ErrorCode, errors, type FieldIssue } from "@hunarmand/api/errors";
import type { IssueCode, IssueValues } from "@hunarmand/api/issues";
import { getWireText } from "./wire-texts.ts";

/** The one error that use cases throw; code, status and text are in the api package (errors.ts). */
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
    super("too-many-requests", [], { seconds: retryAfterSeconds });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Why a field is refused: what a person reads is made from code and values. */
export function makeIssue(field: string, code: IssueCode | ErrorCode, values?: IssueValues): FieldIssue {
  return { field, code, ...(values ? { values } : {}), message: getWireText(code, values) };
}

/** One refused field. */
export const invalidField = (field: string, code: IssueCode, values?: IssueValues) =>
  new AppError("invalid-input", [makeIssue(field, code, values)]);
