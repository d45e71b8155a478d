/** A job's short number as people read and say it: "H-10482". It gives nobody access to a job. */
export const toJobNumber = (number: number): string => `H-${number}`;

const typedNumber = /^(?:h[\s-]*(\d{4,9})|(\d{4,7}))$/i;

/** Returns the job number that was typed, with or without "H-". Longer numbers without "H-" are phone numbers or CNICs. */
export function findTypedJobNumber(text: string): number | undefined {
  const [, named, bare] = typedNumber.exec(text.trim()) ?? [];
  const digits = named ?? bare;
  return digits === undefined ? undefined : Number(digits);
}
