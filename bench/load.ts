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
  /** Repeats the requests for this time ... */
  seconds?: number;
  /** ... or sends each of them once. */
  isOnce?: boolean;
  /** Any number of refusals is allowed: for a flood, or while a process warms up. */
  isFlood?: boolean;
}

export interface Loaded {
  perSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
}

const usualConnections = 32;
const refusalsShareMax = 0.05;

/** Sends load on the loopback interface. Each connection begins with another request. */
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
      // Requests that are sent once are done after the last reply. autocannon itself only checks once a second.
      client.on("response", () => {
        repliedAt = performance.now();
      });
      const first = place++ * share;
      client.setRequests([...asks.slice(first), ...asks.slice(0, first)].slice(0, isOnce ? share : undefined));
    },
  });
  const took = (repliedAt - startedAt) / 1_000;
  const total = result["2xx"];
  // On a busy machine the server may refuse a few. They count as not replied to.
  if (!isFlood && result.errors + result.non2xx > refusalsShareMax * total)
    throw new Error(`${result.errors} errors and ${result.non2xx} refusals beside ${total} replies of ${url}`);
  return {
    perSecond: total / (isOnce ? took : result.duration),
    p50Milliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
  };
}
