import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { lookUpPublic, PrivateAddress, postWebhook } from "./post-webhook.ts";

const request = { headers: {}, body: "{}" };

it.each([
  "https://127.0.0.1/hook",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/hook",
  "https://[::ffff:127.0.0.1]/hook",
  "https://2130706433/hook",
  "https://0x7f.1/hook",
])("nothing is sent to %s", async (url) => {
  await expect((async () => postWebhook({ ...request, url }))()).rejects.toThrow(PrivateAddress);
});

it("nothing is sent to a name that leads to this machine, though a server listens there", async () => {
  const seen = vi.fn();
  const server = createServer(seen).on("connection", seen);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const url = `https://localhost:${port}/hook`;
  await expect((async () => postWebhook({ ...request, url }))()).rejects.toThrow("not a public address");
  server.close();
  expect(seen).not.toHaveBeenCalled();
});

/** Looks up a name that leads to these addresses. */
const lookUp = (addresses: string[]) =>
  new Promise((resolve) => {
    const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const resolver = (_host: string, _options: object, done: (error: null, all: typeof found) => void) =>
      done(null, found);
    lookUpPublic(resolver as never)("hooks.example", { all: true }, (error, all) => resolve(error ?? all));
  });

it("a name counts as public only if each of its addresses is, and the connection takes those that were checked", async () => {
  expect(await lookUp(["8.8.8.8", "2606:4700::1111"])).toEqual([
    { address: "8.8.8.8", family: 4 },
    { address: "2606:4700::1111", family: 6 },
  ]);
  expect(await lookUp(["8.8.8.8", "10.0.0.1"])).toBeInstanceOf(PrivateAddress);
  expect(await lookUp([])).toBeInstanceOf(PrivateAddress);
});
