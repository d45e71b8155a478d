import { editUser, setAvailability } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { makeProvider } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const readProfile = async (provider: Person) =>
  (await portal.as(provider).call(editUser, { query: { email: provider.email } })).body;

describe("availability", () => {
  it("is set by a verified provider and shown in their profile", async () => {
    const provider = await makeProvider(portal);
    for (const available of [false, true]) {
      const answer = await portal.as(provider).call(setAvailability, { body: { available } });
      expect(answer).toMatchObject({ status: 200, body: { available } });
      expect((await readProfile(provider)).available).toBe(available);
    }
  });

  it("has hours, which change without the switch and with it", async () => {
    const provider = await makeProvider(portal);
    expect(await readProfile(provider)).toMatchObject({ available: true, workHours: "day" });
    const hours = await portal.as(provider).call(setAvailability, { body: { workHours: "always" } });
    expect(hours).toMatchObject({ status: 200, body: { message: "Your hours are saved.", available: true } });
    await portal.as(provider).call(setAvailability, { body: { available: false } });
    expect(await readProfile(provider)).toMatchObject({ available: false, workHours: "always" });
    const wrong = { workHours: "mornings" } as unknown as { workHours: "day" };
    expect(await portal.as(provider).call(setAvailability, { body: wrong })).toMatchObject({
      status: 400,
      error: { issues: [{ field: "workHours" }] },
    });
    expect(await portal.as(provider).call(setAvailability, { body: {} })).toMatchObject({ status: 400 });
  });

  it("needs a verified provider, and true or false", async () => {
    const body = { available: true };
    const pending = await makeProvider(portal, { status: "Pending" });
    expect(await portal.as(pending).call(setAvailability, { body })).toMatchObject({
      status: 403,
      error: { code: "provider-not-verified" },
    });
    const provider = await makeProvider(portal);
    const wrong = { available: "perhaps" } as unknown as { available: boolean };
    expect(await portal.as(provider).call(setAvailability, { body: wrong })).toMatchObject({
      status: 400,
      error: { issues: [{ field: "available" }] },
    });
  });
});
