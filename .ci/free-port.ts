import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Systems give ports from 32,768 on to programs that ask for any. */
const [portMin, portMax] = [20_000, 32_767];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** Returns a free port of the loopback interface, for a program that opens it later: no program that asks for any port gets it meanwhile. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(portMin, portMax);
    if (await isFree(port)) return port;
  }
}
