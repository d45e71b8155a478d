import { loadavg } from "node:os";

/** One side of a comparison: measures one short round, in the row's unit. */
type Measure = () => Promise<number>;

/** A line of docs/benchmarks.md. */
export interface Figure {
  what: string;
  unit: string;
  reference: number;
  portal: number;
  /** The portal's figure divided by the reference's, as the median of the rounds. Undefined if there is only a limit. */
  ratio: number | undefined;
  goal: string;
  isMet: boolean;
  load: number;
}

export interface Goal {
  text: string;
  isMet(figure: { ratio: number; portal: number; reference: number }): boolean;
}

export const atLeast = (least: number): Goal => ({ text: `>= ${least}`, isMet: ({ ratio }) => ratio >= least });
export const atMost = (most: number): Goal => ({ text: `<= ${most}`, isMet: ({ ratio }) => ratio <= most });
export const limitOf = (most: number, unit: string): Goal => ({
  text: `<= ${most} ${unit}`,
  isMet: ({ portal }) => portal <= most,
});

const rounds = 3;

export function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Measures both sides in turn, round by round, so that other load on the machine affects both. The ratio is the median of the rounds'
 * ratios.
 */
export async function compare(
  row: { what: string; unit: string; goal: Goal },
  sides: { reference: Measure; portal: Measure },
): Promise<Figure> {
  const load = loadavg()[0] ?? 0;
  const measured: { reference: number; portal: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const reference = await sides.reference();
    measured.push({ reference, portal: await sides.portal() });
    const last = measured.at(-1);
    process.stderr.write(`${row.what}, round ${round}: ${reference.toFixed(1)} and ${last?.portal.toFixed(1)}\n`);
  }
  const reference = medianOf(measured.map((round) => round.reference));
  const portal = medianOf(measured.map((round) => round.portal));
  const ratio = medianOf(measured.map((round) => round.portal / round.reference));
  return {
    ...row,
    reference,
    portal,
    ratio,
    load,
    goal: row.goal.text,
    isMet: row.goal.isMet({ ratio, portal, reference }),
  };
}

/** A figure that has a limit and no reference. */
export function measureAlone(row: { what: string; unit: string; goal: Goal }, portal: number): Figure {
  const isMet = row.goal.isMet({ ratio: Number.NaN, portal, reference: Number.NaN });
  process.stderr.write(`${row.what}: ${portal.toFixed(2)}\n`);
  return {
    ...row,
    reference: Number.NaN,
    portal,
    ratio: undefined,
    load: loadavg()[0] ?? 0,
    goal: row.goal.text,
    isMet,
  };
}
