/** A job's short number as people read and say it: "H-10482". It gives nobody access to a job. */
export const toJobNumber = (number: number): string => `H-${number}`;

const typedNumber = /^(?:h[\s-]*(\d{4,9})|([1-9]\d{3,6}))$/i;

/** Returns the job number that was typed, with or without "H-". Longer ones without "H-", and those with a leading 0, are phones or CNICs. */
export function findTypedJobNumber(text: string): number | undefined {
  const [, named, bare] = typedNumber.exec(text.trim()) ?? [];
  const digits = named ?? bare;
  return digits === undefined ? undefined : Number(digits);
}
