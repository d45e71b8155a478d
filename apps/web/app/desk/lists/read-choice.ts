/** A filter out of the address; what is none of the choices counts as no filter. */
export function readChoice<T extends string>(text: string | null, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === text);
}
