import { withinTime } from "../../values/within-time.ts";

/** One measured value for /metrics. Names end with their unit, as Prometheus recommends. */
export interface GaugeValue {
  name: string;
  help: string;
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** A part of the portal that reports values: its name, and a way to read them. */
export interface GaugeSource {
  name: string;
  read(): Promise<GaugeValue[]>;
}

/** Several scrapers within this time share a reading. */
const keptMilliseconds = 10_000;
/** Prometheus waits ten seconds. A source that is slower is left out. */
const readMilliseconds = 5_000;

const escapeLabel = (text: string): string =>
  text.replace(/[\\"\n]/g, (found) => (found === "\n" ? "\\n" : `\\${found}`));

function formatLabels(labels: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

/** Returns the values as Prometheus reads them: the values of a name together, after its help and type. */
export function formatGauges(values: readonly GaugeValue[]): string {
  const names = [...new Set(values.map(({ name }) => name))];
  return names
    .flatMap((name) => {
      const own = values.filter((value) => value.name === name);
      const lines = own.map(({ labels, value }) => `${name}${formatLabels(labels)} ${value}`);
      return [`# HELP ${name} ${own[0]?.help ?? ""}`, `# TYPE ${name} gauge`, ...lines];
    })
    .map((line) => `${line}\n`)
    .join("");
}

async function readSource({ name, read }: GaugeSource): Promise<GaugeValue[]> {
  const late = () => new Error("The source takes too long.");
  const values = await withinTime(read(), readMilliseconds, late).catch(() => undefined);
  const help = "Whether this part of the portal could be read";
  return [{ name: "hunarmand_source_up", help, labels: { source: name }, value: values ? 1 : 0 }, ...(values ?? [])];
}

/** Reads all sources at once. One that fails or is slow is reported as not readable, and the others are still there. */
export function gatherGauges(sources: readonly GaugeSource[]): () => Promise<string> {
  let reading: { until: number; text: Promise<string> } | undefined;
  return () => {
    if (!reading || performance.now() > reading.until) {
      const text = Promise.all(sources.map(readSource)).then((found) => formatGauges(found.flat()));
      reading = { until: performance.now() + keptMilliseconds, text };
    }
    return reading.text;
  };
}
