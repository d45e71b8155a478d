/** Returns a filter's value from the page's URL if it is one of the choices, else undefined: no filter. */
export function readChoice<T extends string>(text: string | null, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === text);
}
