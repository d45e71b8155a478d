/** A job's short number as people read and say it: "H-10482". It stands beside the id, and leads nobody to a job that is not theirs. */
export const toJobNumber = (number: number): string => `H-${number}`;

const typedNumber = /^(?:h[\s-]*(\d{4,9})|(\d{4,7}))$/i;

/** The number of a job as it was typed, with or without its "H-"; longer figures without it are phone numbers and CNICs. */
export function findTypedJobNumber(text: string): number | undefined {
  const [, named, bare] = typedNumber.exec(text.trim()) ?? [];
  const digits = named ?? bare;
  return digits === undefined ? undefined : Number(digits);
}
