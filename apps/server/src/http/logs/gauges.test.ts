import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { formatGauges, gatherGauges } from "./gauges.ts";

const portal = await startPortal();
const opsFolder = join(import.meta.dirname, "../../../../../ops");

async function readMetrics(): Promise<string> {
  const { app } = await openVariant(portal, {});
  await app.inject({ url: "/healthz" });
  return (await app.inject({ url: "/metrics" })).body;
}

it("/metrics has the checks of /office/health, the office's counters and the ledger's balances", async () => {
  await makeJob(portal, { provider: await makeProvider(portal), customer: await makeCustomer(portal) });
  const text = await readMetrics();
  expect(text).toContain('hunarmand_health_state{check="database"} 0');
  expect(text).toContain('hunarmand_waiting{counter="jobsRequested"} 1');
  expect(text).toMatch(/hunarmand_connections\{check="database"\} \d+/);
  for (const source of ["health", "office", "ledger"])
    expect(text).toContain(`hunarmand_source_up{source="${source}"} 1`);
});

it("a source that fails is reported, and the others are still there", async () => {
  const fine = { name: "fine", read: async () => [{ name: "a", help: "A value", value: 7 }] };
  const broken = { name: "broken", read: () => Promise.reject(new Error("away")) };
  const text = await gatherGauges([broken, fine])();
  expect(text).toContain('hunarmand_source_up{source="broken"} 0');
  expect(text).toContain('hunarmand_source_up{source="fine"} 1');
  expect(text).toContain("a 7");
});

it("the values of a name are together, and a label cannot break its line", () => {
  const values = [
    { name: "a", help: "A", labels: { of: 'x"\n\\' }, value: 1 },
    { name: "b", help: "B", value: 2 },
    { name: "a", help: "A", labels: { of: "y" }, value: 3 },
  ];
  expect(formatGauges(values)).toBe(
    '# HELP a A\n# TYPE a gauge\na{of="x\\"\\n\\\\"} 1\na{of="y"} 3\n# HELP b B\n# TYPE b gauge\nb 2\n',
  );
});

it.each(["alerts.yaml", "grafana-dashboard.json"])("every value that ops/%s reads is in /metrics", async (file) => {
  const text = await readMetrics();
  const named =
    readFileSync(join(opsFolder, file), "utf8").match(/\b(?:hunarmand|http|nodejs|process)_[a-z_0-9]+/g) ?? [];
  // The ledger of an empty portal has no lines, and no backup was made yet.
  const later = new Set(["hunarmand_ledger_balance_rupees", "hunarmand_age_seconds"]);
  expect(named.length).toBeGreaterThan(8);
  expect([...new Set(named)].filter((name) => !later.has(name) && !text.includes(name))).toEqual([]);
});
