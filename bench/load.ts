import autocannon from "autocannon";

export interface Ask {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

interface Load {
  url: string;
  asks: readonly Ask[];
  connections?: number;
  /** Asks in turn for so long ... */
  seconds?: number;
  /** ... or each of them once. */
  isOnce?: boolean;
  /** However many are refused: of a flood, or while a process warms up. */
  isFlood?: boolean;
}

export interface Loaded {
  perSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
}

const usualConnections = 32;
const refusalsShareMax = 0.05;

/** Load on the loopback interface; each connection begins at another of the asks. */
export async function load({
  url,
  asks,
  connections = usualConnections,
  seconds,
  isOnce,
  isFlood,
}: Load): Promise<Loaded> {
  let place = 0;
  const share = Math.ceil(asks.length / connections);
  const startedAt = performance.now();
  let repliedAt = startedAt;
  const result = await autocannon({
    url,
    connections,
    ...(isOnce ? { amount: share * connections } : { duration: seconds ?? 5 }),
    timeout: 30,
    setupClient: (client) => {
      // What is asked once has ended with its last reply; autocannon itself looks only once a second.
      client.on("response", () => {
        repliedAt = performance.now();
      });
      const first = place++ * share;
      client.setRequests([...asks.slice(first), ...asks.slice(0, first)].slice(0, isOnce ? share : undefined));
    },
  });
  const took = (repliedAt - startedAt) / 1_000;
  const total = result["2xx"];
  // On a machine that does much else, a server may refuse a few as too many: they count as not replied to.
  if (!isFlood && result.errors + result.non2xx > refusalsShareMax * total)
    throw new Error(`${result.errors} errors and ${result.non2xx} refusals beside ${total} replies of ${url}`);
  return {
    perSecond: total / (isOnce ? took : result.duration),
    p50Milliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
  };
}
