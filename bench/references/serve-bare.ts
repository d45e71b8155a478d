import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";

/**
 * What every reference stands on: node:http, a pool of the portal's size, no framework, no session, no checks. `reply` gets the request and
 * returns what goes out as JSON. Prints where it listens.
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

/** The body of a request, as JSON. */
export async function readBody<Body>(request: IncomingMessage): Promise<Body> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}
