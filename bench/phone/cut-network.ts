/** How a request is cut: before it is sent, at a random moment, in the middle of the reply, or after the server has replied. */
const ways = ["before", "during", "within", "after"] as const;
type Way = (typeof ways)[number];

export interface CutNetwork {
  /** While it is false, nothing is cut. */
  isUnsteady: boolean;
  countCuts: () => number;
  /** Says how often each way was used. */
  describe: () => string;
}

/** Longer than most calls take: some end before they are cut. */
const longestMilliseconds = 40;
const cutShare = 0.6;

/** Replaces `fetch`: paths go to this address, and some requests are cut at random. */
export function cutNetwork(address: string): CutNetwork {
  const send = globalThis.fetch;
  const counts: Record<Way, number> = { before: 0, during: 0, within: 0, after: 0 };
  const network: CutNetwork = {
    isUnsteady: false,
    countCuts: () => ways.reduce((sum, way) => sum + counts[way], 0),
    describe: () => ways.map((way) => `${counts[way]} cut ${way}`).join(", "),
  };
  const cut = (way: Way): never => {
    counts[way] += 1;
    throw new TypeError("The network was cut.");
  };
  globalThis.fetch = async (path, init = {}) => {
    const url = path instanceof Request ? path : new URL(path, address);
    if (!network.isUnsteady || Math.random() > cutShare) return send(url, init);
    const way = ways[Math.floor(Math.random() * ways.length)] ?? "before";
    if (way === "during") return sendAndCut(send, url, init).catch(() => cut(way));
    if (way === "within") {
      counts[way] += 1;
      return cutReply(await send(url, init));
    }
    if (way === "after") await (await send(url, init)).arrayBuffer();
    return cut(way);
  };
  return network;
}

/** The head of a reply with the first half of its body. */
async function cutReply(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.slice(0, bytes.length / 2)),
    pull: (controller) => controller.error(new TypeError("The network was cut.")),
  });
  return new Response(body, response);
}

/** Some requests end before they are cut. */
async function sendAndCut(send: typeof fetch, url: URL | Request, init: RequestInit): Promise<Response> {
  const cutter = new AbortController();
  const timer = setTimeout(() => cutter.abort(), Math.random() * longestMilliseconds);
  const signal = AbortSignal.any([cutter.signal, ...(init.signal ? [init.signal] : [])]);
  try {
    const response = await send(url, { ...init, signal });
    return new Response(await response.arrayBuffer(), response);
  } finally {
    clearTimeout(timer);
  }
}
