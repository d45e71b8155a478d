import { expect, test } from "./journey.ts";

/** Checks every row of a table, also after one has failed. */
export async function checkEachRow<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  check: (row: Row) => Promise<unknown>,
): Promise<void> {
  const wrong: string[] = [];
  for (const row of rows) {
    await test
      .step(nameOf(row), () => check(row))
      .catch((error: unknown) => {
        wrong.push(`${nameOf(row)}: ${error instanceof Error ? error.message : String(error)}`);
      });
  }
  expect(wrong, "rows that do not hold").toEqual([]);
}
