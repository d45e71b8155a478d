import { openDB } from "idb";
import { expect } from "vitest";
import { isSealed } from "../../app/shared/person/kept-database.ts";
import { signIn } from "../../app/shared/person/session.ts";
// Loaded on demand by the end of a session. Compiled here, so that no test waits for it.
import "../../app/shared/waiting-calls/sealing/seal-waiting.ts";
import { type Done, sendOrWait } from "../../app/shared/waiting-calls/send-or-wait.ts";
import { sendWaiting } from "../../app/shared/waiting-calls/send-waiting.ts";
import { jobId } from "../job-replies.ts";
import { waitFor } from "../screen-reading.ts";
import type { JobServer } from "./job-server.ts";
import { doWithoutNetwork } from "./waiting.ts";

const job = { subject: jobId, name: "H-10482" };
export const arrival: Done = { kind: "arrival", ...job, values: { latitude: 33.6, longitude: 73 } };
export const picture: Done = {
  ...{ kind: "picture", ...job, values: { kind: "before" } },
  file: new File(["the tap before"], "tap.jpg", { type: "image/jpeg" }),
};
export const details: Done = {
  ...{ kind: "details", ...job },
  values: { salary: 1_500, duration: 1, description: "Two taps", location: "House 12", workStatus: "InProgress" },
};
export const inOrder = ["mark-arrival", "attachments", "update-job-details"];

export const storeAll = (calls: readonly Done[]): Promise<void> => doWithoutNetwork({ sendOrWait, sendWaiting }, calls);

export const listNames = async () => (await indexedDB.databases()).map(({ name = "" }) => name);
export const listSealedNames = async () => (await listNames()).filter(isSealed);

export const waitForSealed = (count: number) =>
  waitFor(async () => expect(await listSealedNames()).toHaveLength(count));

/** The first reply after hours without a network says that the session has ended. */
export async function expire(server: JobServer): Promise<void> {
  server.refusal = "not-signed-in";
  await sendWaiting();
  await waitFor(async () => expect((await listNames()).filter((name) => !isSealed(name))).toEqual([]));
}

export async function logInAgain(token: string): Promise<void> {
  signIn(token, "Provider");
  await sendWaiting();
}

/** Everything that this browser stores, also inside bytes. */
export async function readBytes(): Promise<string> {
  const found = [...Object.entries(localStorage).flat(), ...Object.entries(sessionStorage).flat()];
  for (const name of await listNames()) {
    const database = await openDB(name);
    for (const store of database.objectStoreNames)
      for (const value of await database.getAll(store)) {
        const { iv, bytes, ...rest } = value as { iv?: Uint8Array; bytes?: ArrayBuffer };
        found.push(name, JSON.stringify(rest), String.fromCharCode(...(iv ?? []), ...new Uint8Array(bytes ?? [])));
      }
    database.close();
  }
  return found.join(" ");
}
