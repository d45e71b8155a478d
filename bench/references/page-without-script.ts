import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const script = /<script\b(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Serves the portal's pages without scripts: only HTML and styles. */
export async function servePagesWithoutScript(portal: string): Promise<{ url: string; end: () => void }> {
  const server = createServer(async (request, response) => {
    const reply = await fetch(`${portal}${request.url ?? "/"}`);
    const type = reply.headers.get("content-type") ?? "text/plain";
    const content = Buffer.from(await reply.arrayBuffer());
    const body = type.startsWith("text/html") ? Buffer.from(content.toString().replace(script, "")) : content;
    response.writeHead(reply.status, { "content-type": type, "content-encoding": "br", "cache-control": "no-cache" });
    response.end(await promisify(brotliCompress)(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end: () => server.close() };
}
