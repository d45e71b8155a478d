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
  /** Replies that are no success count as well: of a flood many are refused. */
  isFlood?: boolean;
}

export interface Loaded {
  perSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
}

const usualConnections = 32;

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
  const result = await autocannon({
    url,
    connections,
    ...(isOnce ? { amount: share * connections } : { duration: seconds ?? 5 }),
    timeout: 30,
    setupClient: (client) => {
      const first = place++ * share;
      client.setRequests([...asks.slice(first), ...asks.slice(0, first)].slice(0, isOnce ? share : undefined));
    },
  });
  const took = (performance.now() - startedAt) / 1_000;
  const { total } = result.requests;
  if (result.errors > 0 || (!isFlood && result.non2xx > 0))
    throw new Error(`${result.errors} errors and ${result.non2xx} refusals of ${total} calls to ${url}`);
  return {
    perSecond: total / (isOnce ? took : result.duration),
    p50Milliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
  };
}
