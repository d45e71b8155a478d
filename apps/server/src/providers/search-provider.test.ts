import { searchProvider } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const search = (person: Person, phone: string) => portal.as(person).call(searchProvider, { params: { phone } });

describe("finding a provider by phone (security rule 5)", () => {
  it("shows another signed-in caller only first name, category and city", async () => {
    const provider = await makeProvider(portal);
    for (const person of [await makeCustomer(portal), await makeProvider(portal)]) {
      const answer = await search(person, provider.phone.replace("+92", "0"));
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.body).toEqual({ firstName: "Test", category: "Installations", city: "Islamabad" });
    }
    expect(await portal.db.selectFrom("auditEntries").selectAll().orderBy("id").execute()).toEqual([]);
  });

  it("shows providers their own data", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    const { body } = await search(provider, provider.phone);
    expect(body).toMatchObject({ id: provider.id, email: provider.email, fatherName: "Father", status: "Pending" });
  });

  it("shows the office the whole profile, and writes an audit row", async () => {
    const [provider, staff] = [await makeProvider(portal), await makeStaff(portal, "Support")];
    expect((await search(staff, provider.phone)).body).toMatchObject({ id: provider.id, email: provider.email });
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select(["actorId", "action", "subjectId"])
      .orderBy("id")
      .execute();
    expect(audit).toEqual([{ actorId: staff.id, action: "provider.read", subjectId: provider.id }]);
  });

  it("does not find a customer or an unknown number", async () => {
    const [customer, other] = [await makeCustomer(portal), await makeCustomer(portal)];
    for (const phone of [other.phone, "03009999999"]) {
      expect(await search(customer, phone)).toMatchObject({ status: 404, error: { code: "provider-not-found" } });
    }
  });

  it("needs a token and a phone number", async () => {
    expect((await portal.call(searchProvider, { params: { phone: "03001234567" } })).status).toBe(401);
    const answer = await search(await makeCustomer(portal), "somebody");
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "phone" }] } });
  });
});
