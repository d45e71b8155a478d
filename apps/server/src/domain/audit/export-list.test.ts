import type { Call, RequestOf } from "@hunarmand/api/call";
import {
  exportAudit,
  exportCatalogue,
  exportJobs,
  exportLedgerLines,
  exportProviders,
  exportStaff,
} from "@hunarmand/api/reports/exports";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

/** Returns the lines of the file without its byte order mark. */
async function exportAs<C extends Call & { reply: "binary" }>(person: Person, call: C, request: RequestOf<C>) {
  const { status, body, headers } = await portal.as(person).call(call, request);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await (body as Blob).arrayBuffer());
  expect(status).toBe(200);
  expect(text.startsWith("\uFEFF")).toBe(true);
  return { headers, lines: text.slice(1).trimEnd().split("\r\n") };
}

const readAudit = () =>
  portal.db.selectFrom("auditEntries").select(["action", "subjectId", "actorId", "after"]).orderBy("id").execute();

describe("a desk's list as a file", () => {
  it("has the list's columns, filters and masks, and writes one audit row", async () => {
    const [pending, owner] = [await makeProvider(portal, { status: "Pending" }), await makeStaff(portal)];
    await makeProvider(portal);
    const { headers, lines } = await exportAs(owner, exportProviders, { query: { status: "Pending" } });
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringMatching(/^attachment; filename="providers-\d{4}-\d\d-\d\d\.csv"$/),
      "cache-control": "private, no-store",
    });
    expect(lines[0]).toMatch(/^id,name,phoneNumber,email,cnicMasked,/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(pending.id);
    expect(lines[1]).toMatch(/\*{9}\d{4}/);
    expect(await readAudit()).toEqual([
      { action: "export.providers", subjectId: "providers", actorId: owner.id, after: { status: "Pending" } },
    ]);
  });

  it("refuses a filter as the list does, and leaves no audit row", async () => {
    const finance = portal.as(await makeStaff(portal, "Finance"));
    const query = { from: "2026-03-31", to: "2026-03-01" };
    const { status, error } = await finance.call(exportLedgerLines, { query });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: "invalid-input", issues: [{ field: "from" }] });
    expect(await readAudit()).toEqual([]);
  });

  it("contains all pages", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const support = await makeStaff(portal, "Support");
    for (let made = 0; made < 103; made++) await makeJob(portal, { provider, customer, status: "Accepted" });
    const { lines } = await exportAs(support, exportJobs, { query: {} });
    expect(new Set(lines.slice(1).map((line) => line.split(",")[0])).size).toBe(103);
  });

  it.each(["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1", "\r=1"])(
    "exports %j as text, not as a formula",
    async (statusReason) => {
      const provider = await makeProvider(portal);
      await portal.db.updateTable("providers").set({ statusReason }).where("accountId", "=", provider.id).execute();
      const { lines } = await exportAs(await makeStaff(portal), exportProviders, { query: {} });
      const row = lines.slice(1).join("\r\n");
      expect(row.replaceAll('"', "")).toContain(`,'${statusReason}`);
      // Phone numbers begin with a plus.
      expect(row).toContain(`,'${provider.phone}`);
    },
  );

  it("is only for those who may read the list", async () => {
    const [verifier, support] = [await makeStaff(portal, "Verifier"), await makeStaff(portal, "Support")];
    expect((await portal.as(verifier).call(exportJobs, { query: {} })).status).toBe(403);
    expect((await portal.as(support).call(exportStaff, {})).status).toBe(403);
    expect((await portal.as(support).call(exportAudit, { query: {} })).status).toBe(403);
    expect(await readAudit()).toEqual([]);
  });

  it("of the catalogue names its kind", async () => {
    const support = await makeStaff(portal, "Support");
    const { lines } = await exportAs(support, exportCatalogue, { params: { kind: "cities" }, query: {} });
    expect(lines).toHaveLength(5);
    expect(await readAudit()).toMatchObject([{ action: "export.catalogue", after: { kind: "cities" } }]);
  });
});
