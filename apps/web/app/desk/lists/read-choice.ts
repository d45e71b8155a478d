/** Reads a filter from the address. An unknown value counts as no filter. */
export function readChoice<T extends string>(text: string | null, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === text);
}
