import type { ErrorCode } from "@hunarmand/api/errors";
import type { IssueCode, IssueValues } from "@hunarmand/api/issues";
import errors from "@hunarmand/api/locales/en/errors.json" with { type: "json" };
import issues from "@hunarmand/api/locales/en/issues.json" with { type: "json" };
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import type { Tree } from "@hunarmand/texts/tree";

type Fill = string | ((values: IssueValues) => string);

let filled: Record<string, Fill> | undefined;

/**
 * Returns the wire's English for an error or a refused field. Clients in another language make their text from the code and the values.
 */
export function getWireText(code: ErrorCode | IssueCode, values: IssueValues = {}): string {
  filled ??= fillTree({ ...errors, ...issues } as unknown as Tree, "en") as Record<string, Fill>;
  const text = filled[code] ?? code;
  return typeof text === "string" ? text : text(values);
}
