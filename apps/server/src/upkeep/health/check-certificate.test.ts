import { readFileSync } from "node:fs";
import { createServer as createPlainServer, type Server } from "node:net";
import { createServer } from "node:tls";
import { expect, it, onTestFinished } from "vitest";
import { checkCertificate } from "./check-certificate.ts";

const read = (name: string) =>
  readFileSync(new URL(`../../../test/certificates/${name}`, import.meta.url).pathname, "utf8");
/** Of localhost, from 2020 to 2120, issued by itself. */
const [key, cert] = [read("localhost-key.pem"), read("localhost.pem")];

/** Returns the server's port. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

const at = (day: string) => ({ now: () => new Date(day) });

it("the certificate of PUBLIC_URL: trusted, ending, refused by browsers, and of another name", async () => {
  const port = await listen(createServer({ key, cert }));
  const publicUrl = `https://localhost:${port}`;
  const found = await checkCertificate({ publicUrl, clock: at("2119-01-01") }, { ca: cert });
  expect(found.problems?.filter(Boolean)).toEqual([]);
  expect(found.facts).toEqual({
    address: publicUrl,
    issuer: "Tests of Hunarmand",
    endsAt: "2120-01-01T00:00:00.000Z",
  });
  const problemOf = async (day: string, url = publicUrl, ca?: string) => {
    const { problems } = await checkCertificate({ publicUrl: url, clock: at(day) }, ca ? { ca } : {});
    return problems?.find(Boolean);
  };
  expect(await problemOf("2119-12-19", publicUrl, cert)).toBe("certificate-ends");
  expect(await problemOf("2119-12-30", publicUrl, cert)).toBe("certificate-ends-now");
  expect(await problemOf("2119-01-01")).toBe("certificate-wrong");
  expect(await problemOf("2119-01-01", `https://127.0.0.2:${port}`, cert)).toBe("certificate-away");
});

it("an address without TLS has no certificate, and one that does not reply in TLS is away", async () => {
  const ground = { clock: at("2026-11-25") };
  expect(await checkCertificate({ ...ground, publicUrl: "http://127.0.0.1:3000" })).toEqual({
    facts: { address: "http://127.0.0.1:3000" },
  });
  const port = await listen(createPlainServer((socket) => socket.end("no TLS here")));
  const publicUrl = `https://localhost:${port}`;
  expect(await checkCertificate({ ...ground, publicUrl })).toEqual({
    facts: { address: publicUrl },
    problems: ["certificate-away"],
  });
});
