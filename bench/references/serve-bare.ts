import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";

/**
 * The base of every reference: node:http and a pool of the portal's size, without a framework, sessions or checks. `reply` gets the request
 * and returns the JSON to send. Prints its address.
 */
export function serveBare(reply: (pool: pg.Pool, request: IncomingMessage) => Promise<unknown>): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
  const server = createServer(async (request, response) => {
    try {
      const body = JSON.stringify(await reply(pool, request));
      response
        .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
        .end(body);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.stdout.write(`runs at http://127.0.0.1:${typeof address === "object" ? address?.port : ""}\n`);
  });
}

/** Reads a request's body as JSON. */
export async function readBody<Body>(request: IncomingMessage): Promise<Body> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}
