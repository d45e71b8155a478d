import { expect, test } from "vitest";
import { sendWaitingTag } from "../shared/app-worker/worker-messages.ts";
import { listenForSync } from "./sync-events.ts";

test.each([
  [sendWaitingTag, [{ kind: sendWaitingTag }, { kind: sendWaitingTag }]],
  ["another", []],
])("a background sync named %s asks %j of the two open pages", async (tag, expected) => {
  const messages: unknown[] = [];
  const pages = [1, 2].map(() => ({ postMessage: (message: unknown) => void messages.push(message) }));
  let listener: (event: Event) => void = () => undefined;
  listenForSync({
    clients: { matchAll: async () => pages },
    addEventListener: (type, added) => {
      expect(type).toBe("sync");
      listener = added;
    },
  });
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (given: Promise<unknown>) => {
    work = given;
  };
  listener({ tag, waitUntil } as unknown as Event);
  await work;
  expect(messages).toEqual(expected);
});
