import { once } from "node:events";
import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import fc, { type Arbitrary } from "fast-check";
import type { OddRequest } from "./odd-requests.ts";

/** How a request is sent: its path in another spelling, with additional headers, some of them twice. */
export interface OddWay {
  spell(path: string): string;
  headers: [string, string][];
}

const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`;
const escapeLetters = (path: string, every: number): string => {
  let count = 0;
  return path.replace(/[a-z]/gi, (letter) => (count++ % every === 0 ? percent(letter) : letter));
};

const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace("/api", "/%61pi"),
  (path) => path.replace("/api", "/API").replace(/\/$/, ""),
  (path) => escapeLetters(path, 3),
  (path) => path.replace(/^([^?]*)/, "$1/"),
  (path) => `//${path.slice(1)}`,
  (path) => `/home/..${path}`,
  (path) => `/.${path}`,
  (path) => path.replace("/api/", "/api%2f"),
  (path) => path.replace("/api", "/api;x=1"),
  (path) => `http://portal.example${path}`,
  (path) => `${path}#/home`,
  (path) => path.replace("/api", "/%2561pi"),
];

const addresses = ["127.0.0.1", "::1", "10.0.0.1", "203.0.113.5", "1.2.3.4, 127.0.0.1", "unknown", "<script>", ""];
const names = [
  "x-forwarded-for",
  "x-real-ip",
  "forwarded",
  "via",
  "true-client-ip",
  "cf-connecting-ip",
  "x-original-url",
];
const others: [string, string][] = [
  ["x-forwarded-proto", "https"],
  ["x-forwarded-host", "evil.example"],
  ["x-forwarded-prefix", "/admin"],
  ["x-rewrite-url", "/api/Admin/staff"],
  ["x-http-method-override", "PUT"],
  ["authorization", "Bearer a.b.c"],
  ["authorization", "Basic YTpi"],
  ["cookie", "XSRF-TOKEN=abc"],
  ["cookie", "XSRF-TOKEN=abc; XSRF-TOKEN=def"],
  ["x-xsrf-token", "abc"],
  ["idempotency-key", "the same"],
  ["content-type", "application/json"],
  ["if-none-match", "*"],
  ["last-event-id", "-1"],
  ["range", "bytes=0-"],
  ["accept-encoding", "br;q=nan, *"],
];

export const oddWay: Arbitrary<OddWay> = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fc.constant(spellings[0] as OddWay["spell"]) },
      { weight: 1, arbitrary: fc.constantFrom(...spellings) },
    ),
    fc.array(fc.oneof(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...addresses)), fc.constantFrom(...others)), {
      maxLength: 4,
    }),
  )
  .map(([spell, headers]) => ({ spell, headers }));

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends it unchanged: without a client that normalises the path or merges repeated headers. */
export async function sendOddly(
  port: number,
  method: string,
  { asked, way, token }: { asked: OddRequest; way: OddWay; token: string | undefined },
) {
  const form = asked.payload instanceof FormData ? new Response(asked.payload) : undefined;
  const payload = form
    ? Buffer.from(await form.arrayBuffer())
    : Buffer.from((asked.payload as string | Buffer | undefined) ?? "");
  const type = form?.headers.get("content-type");
  const headers: [string, string][] = [
    ["host", "portal.test"],
    ...Object.entries(asked.headers),
    ...(type ? [["content-type", type] as [string, string]] : []),
    ...(token ? [["authorization", `Bearer ${token}`] as [string, string]] : []),
    ...way.headers,
    ...(asked.payload === undefined ? [] : [["content-length", String(payload.length)] as [string, string]]),
  ];
  const path = way
    .spell(`/api${asked.path}${asked.query ? `?${asked.query}` : ""}`)
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  const sending = request({
    host: "127.0.0.1",
    port,
    agent,
    method,
    path,
    headers: headers.flat().map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "")),
  });
  sending.end(asked.payload === undefined ? undefined : payload);
  const [response] = await once(sending, "response");
  const isPage = String(response.headers["content-type"]).startsWith("text/html");
  const retryAfterSeconds = Number(response.headers["retry-after"] ?? 0);
  const body = (await buffer(response)).toString();
  return { statusCode: Number(response.statusCode), body, isPage, retryAfterSeconds };
}
