import { Transform } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import concurrently from "concurrently";

/**
 * `npm run dev`: runs the server and the web app, each with reload. The web app's own server serves the pages and forwards calls to the
 * portal. Its address is printed once both can reply.
 */
const { HOST = "127.0.0.1", PORT = "3000" } = process.env;
const env = { API_URL: `http://${HOST}:${PORT}` };

/** Each prints its own address. The portal's is not the one to open. */
const readApi = /Hunarmand runs at (http:\S+)/;
const readPages = /Local:\s+(http:\S+?)\/?\s/;

const output = new Transform({
  transform(chunk: Buffer, _encoding, done) {
    done(null, chunk.toString().replace(readApi, "The API answers at $1"));
  },
});
output.pipe(process.stdout);

const { commands, result } = concurrently(
  [
    { name: "server", command: "node --watch apps/server/src/server.ts", env },
    { name: "web", command: "npm run dev -w apps/web", env },
  ],
  { killOthersOn: ["success", "failure"], outputStream: output, cwd: import.meta.dirname },
);

const [api, pages] = commands.map((command, place) => findAddress(command.stdout, [readApi, readPages][place]));
void Promise.all([api, pages]).then(([, address]) => output.write(`\nHunarmand is ready: open ${address}\n\n`));

/** Returns the first address that a program prints. */
function findAddress(
  said: { subscribe(listener: (text: Buffer) => void): unknown },
  line: RegExp | undefined,
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = "";
  said.subscribe((part) => {
    text += stripVTControlCharacters(part.toString());
    const [, address] = line?.exec(text) ?? [];
    if (address) resolve(address);
  });
  return promise;
}

result.catch(() => process.exit(1));
