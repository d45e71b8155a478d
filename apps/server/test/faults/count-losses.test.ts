import { describe, expect, it } from "vitest";
import { Client, type Write } from "../../../../bench/faults/client.ts";
import type { Fault } from "../../../../bench/faults/fault.ts";
import { compareWrites, findLongestPause, isKept } from "../../../../bench/faults/outcome.ts";
import { chooseFaults, runFaults } from "../../../../bench/faults/run-faults.ts";

/** `npm run faults` counts what a client has seen acknowledged and what is stored (docs/testing.md). */

/** A store whose replies are wrong as the test says: it forgets a write, or stores it once for each try. */
function makeStore() {
  const stored: string[] = [];
  const write = (name: string, { forgets = false, repliesLost = 0 } = {}): Write => {
    let left = repliesLost;
    return {
      name,
      send: async () => {
        if (!forgets) stored.push(name);
        if (left-- > 0) throw new Error("connection lost");
        return { status: 200, body: {} };
      },
    };
  };
  return { stored, write };
}

const refusing = (name: string, status: number, code: string): Write => ({
  name,
  send: async () => ({ status, body: { code } }),
});

const faultOf = (name: string, run: Fault["run"]): Fault => ({ name, what: `what ${name} does`, run });

async function sayAll(...faults: Fault[]) {
  const lines: string[] = [];
  const areAllKept = await runFaults(faults, (line) => lines.push(line));
  return { lines: lines.slice(1), areAllKept };
}

describe("a client of npm run faults", () => {
  it("reports an acknowledged write that is not stored, and one that is stored twice", async () => {
    const { stored, write } = makeStore();
    const client = new Client("http://portal");
    await client.writeAll([write("kept"), write("lost", { forgets: true }), write("doubled", { repliesLost: 1 })]);
    const outcome = compareWrites(client.seen.acknowledged, stored);
    expect(outcome).toEqual({ acknowledged: 3, found: 2, lost: ["lost"], doubled: ["doubled"] });
  });

  it("does not count a write that is in doubt as acknowledged, and sends it no more", async () => {
    const client = new Client("http://portal");
    await client.writeAll([
      refusing("unknown", 409, "idempotency-unknown"),
      refusing("running", 409, "idempotency-running"),
    ]);
    expect(client.seen.acknowledged).toEqual([]);
    expect(compareWrites(client.seen.acknowledged, ["unknown"])).toMatchObject({ found: 1, lost: [], doubled: [] });
  });

  it("ends with an error when a portal refuses a write for another reason than the fault", async () => {
    const client = new Client("http://portal");
    await expect(client.writeAll([refusing("odd", 422, "invalid")])).rejects.toThrow("odd: 422 invalid");
  });

  it("repeats a failed try at the next portal", async () => {
    const urls: string[] = [];
    const send = async (url: string) => ({ status: urls.push(url) > 1 ? 200 : 503, body: {} });
    await new Client("http://first", "http://second").writeAll([{ name: "write", send }]);
    expect(urls).toEqual(["http://first", "http://second"]);
  });

  it("says that the load was over before the fault", async () => {
    const { write } = makeStore();
    const client = new Client("http://portal");
    const waiting = client.until(({ acknowledged }) => acknowledged.length > 1);
    await client.writeAll([write("only")]);
    await expect(waiting).rejects.toThrow("the load ended before the fault");
  });
});

describe("npm run faults", () => {
  it("fails when a fault loses or doubles a write, when one fails, and when nothing was acknowledged", async () => {
    const kept = { acknowledged: 1, found: 1, lost: [], doubled: [] };
    expect(isKept(kept)).toBe(true);
    for (const wrong of [
      { ...kept, lost: ["a"] },
      { ...kept, doubled: ["a"] },
      { ...kept, acknowledged: 0 },
    ])
      expect((await sayAll(faultOf("wrong", async () => wrong))).areAllKept).toBe(false);
    const failing = faultOf("failing", () => Promise.reject(new Error("no portal")));
    const { lines, areAllKept } = await sayAll(
      failing,
      faultOf("kept", async () => kept),
    );
    expect(areAllKept).toBe(false);
    expect(lines[0]).toMatch(/^failing +failed: no portal$/);
    expect(lines[1]).toMatch(/^kept +1 +1 +0 +0 +0 {3}what kept does$/);
  });

  it("names what was lost or doubled below the fault's line", async () => {
    const outcome = compareWrites(["a", "b"], ["b", "b"]);
    const { lines } = await sayAll(faultOf("kill", async () => outcome));
    expect(lines[0]).toMatch(/^kill +2 +1 +1 +1 /);
    expect(lines.slice(1)).toEqual(["  lost: a", "  doubled: b"]);
  });

  it("leaves out a fault that cannot be tried, and says why", async () => {
    const fault = { ...faultOf("disk", () => Promise.reject(new Error("tried"))), cannotRun: () => "no root" };
    expect(await sayAll(fault)).toMatchObject({ lines: [expect.stringMatching(/^disk +left out: no root$/)] });
    expect((await sayAll(fault)).areAllKept).toBe(true);
  });

  it("refuses a fault that it does not know", () => {
    const faults = ["first", "second"].map((name) => faultOf(name, () => Promise.reject(new Error("unused"))));
    expect(() => chooseFaults({ faults }, ["third"])).toThrow("there are faults first, second; not third");
    expect(chooseFaults({ faults }, ["second"]).map(({ name }) => name)).toEqual(["second"]);
    expect(chooseFaults({ faults }, [])).toHaveLength(2);
  });

  it("runs a named group only if it is named", () => {
    const [first, second] = ["first", "cluster-etcd"].map((name) =>
      faultOf(name, () => Promise.reject(new Error("unused"))),
    );
    if (!first || !second) throw new Error("no faults");
    const choice = { faults: [first], namedFaults: { cluster: [second] } };
    expect(chooseFaults(choice, [])).toEqual([first]);
    expect(chooseFaults(choice, ["cluster"])).toEqual([second]);
    expect(chooseFaults(choice, ["first", "cluster-etcd"])).toEqual([first, second]);
  });

  it("says how long no write was acknowledged after the fault", async () => {
    expect(findLongestPause([1, 9, 30, 42, 90, 95], 10)).toBe(48);
    expect(findLongestPause([1, 9], 10)).toBe(0);
    const { lines } = await sayAll(
      faultOf("kill", async () => ({ ...compareWrites(["a"], ["a"]), pauseSeconds: 2.34 })),
    );
    expect(lines[0]).toMatch(/; writes paused for 2\.3 s$/);
  });
});
