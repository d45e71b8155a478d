import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Behaviour = "accepting" | "busy" | "refusing" | "dropping";

export interface Received {
  to: string[];
  source: string;
}

/** A mail server on this machine, with faults that the test sets. */
export interface MailServer {
  url: string;
  received: Received[];
  setBehaviour(behaviour: Behaviour): void;
  /** Mails to these people are read from now on, but neither accepted nor refused until they are released. */
  holdBack(isHeld: (to: string[]) => boolean): { count(): number; release(): void };
  stop(): Promise<void>;
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** Without a port, on a free one. */
export async function startMailServer(wantedPort = 0): Promise<MailServer> {
  const received: Received[] = [];
  let behaviour: Behaviour = "accepting";
  let isHeld = (_to: string[]): boolean => false;
  let held: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (behaviour === "busy") return done(refusal(451, "Try again later"));
      if (behaviour === "refusing") return done(refusal(550, "No such mailbox"));
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (behaviour === "dropping") return dropAll(server);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const take = () => {
          received.push({ to, source: Buffer.concat(chunks).toString() });
          done();
        };
        if (isHeld(to)) held.push(take);
        else take();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(wantedPort, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    setBehaviour: (next) => {
      behaviour = next;
    },
    holdBack: (isToHold) => {
      isHeld = isToHold;
      return {
        count: () => held.length,
        release: () => {
          isHeld = () => false;
          for (const take of held) take();
          held = [];
        },
      };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Closes the connection in the middle, as a crashing server does. */
function dropAll(server: SMTPServer): void {
  for (const connection of server.connections) (connection as unknown as { close(): void }).close();
}
