import { loginByCode, sendPhoneLoginCode } from "@hunarmand/api/account/phone-codes";
import { addAddress, listAddresses, removeAddress, updateAddress } from "@hunarmand/api/customers/addresses";
import { limits } from "@hunarmand/api/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeProvider } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const home = {
  label: "Home",
  city: "Islamabad",
  area: "G-9",
  address: "House 12, Street 45",
  landmark: "Behind the green mosque",
  pinLocationLatitude: 33.6891,
  pinLocationLongitude: 73.0299,
};
const bare = { label: "Office", city: "Rawalpindi", area: "Saddar", address: "Plaza 3" };
const nothingElse = { landmark: null, pinLocationLatitude: null, pinLocationLongitude: null };

let customer: Person;
beforeEach(async () => {
  customer = await makeCustomer(portal);
});

const add = (body: object, person = customer) => portal.as(person).call(addAddress, { body: body as typeof home });
const list = async (person = customer) => (await portal.as(person).call(listAddresses, { query: {} })).body;

describe("a customer's saved addresses", () => {
  it("are added, changed as a whole and deleted, and a repeated deletion gets the same reply", async () => {
    const { status, body } = await add(home);
    expect(status).toBe(201);
    expect(await list()).toEqual([{ id: body.id, ...home }]);
    const params = { id: body.id };
    expect((await portal.as(customer).call(updateAddress, { params, body: bare })).status).toBe(200);
    expect(await list()).toEqual([{ id: body.id, ...bare, ...nothingElse }]);
    const remove = () => portal.as(customer).call(removeAddress, { params });
    const [first, repeated] = [await remove(), await remove()];
    expect(repeated).toMatchObject({ status: first.status, body: first.body });
    expect(await list()).toEqual([]);
  });

  it("come page by page, newest first", async () => {
    for (const label of ["First", "Second", "Third"]) {
      portal.clock.advance({ minutes: 1 });
      await add({ ...bare, label });
    }
    const page = await portal.as(customer).call(listAddresses, { query: { limit: 2 } });
    expect(page.body.map(({ label }) => label)).toEqual(["Third", "Second"]);
    const cursor = String(page.headers["x-next-cursor"]);
    const rest = await portal.as(customer).call(listAddresses, { query: { limit: 2, cursor } });
    expect(rest.body.map(({ label }) => label)).toEqual(["First"]);
  });

  it("are at most twenty, even when two are added at once", async () => {
    for (let kept = 1; kept < limits.savedAddresses; kept++) await add(bare);
    const replies = await Promise.all([add(home), add(home)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.error.code).toBe("addresses-full");
    expect(await list()).toHaveLength(limits.savedAddresses);
  });

  it("cannot be read, changed or deleted by another (security rule 1)", async () => {
    const params = { id: (await add(home)).body.id };
    const stranger = await makeCustomer(portal);
    expect(await list(stranger)).toEqual([]);
    const change = await portal.as(stranger).call(updateAddress, { params, body: bare });
    expect(change).toMatchObject({ status: 404, error: { code: "address-not-found" } });
    await portal.as(stranger).call(removeAddress, { params });
    expect(await list()).toEqual([{ ...params, ...home }]);
    expect((await add(home, await makeProvider(portal))).status).toBe(403);
    expect((await portal.call(listAddresses, { query: {} })).status).toBe(401);
  });

  it.each([
    ["label", { label: " " }],
    ["city", { city: "Atlantis" }],
    ["area", { area: "Saddar" }],
    ["address", { address: "" }],
    ["pinLocationLatitude", { pinLocationLatitude: "" }],
    ["pinLocationLongitude", { pinLocationLongitude: 181 }],
  ])("name %s when it is wrong, and stay unchanged", async (field, wrong) => {
    const params = { id: (await add(bare)).body.id };
    const body = { ...home, ...wrong } as typeof home;
    for (const reply of [await add(body), await portal.as(customer).call(updateAddress, { params, body })]) {
      expect(reply).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    }
    expect(await list()).toEqual([{ ...params, ...bare, ...nothingElse }]);
  });

  it("are not given to a person who confirms a number that someone else signed up with (security rule 13)", async () => {
    await add(home);
    const { ticket } = (await portal.call(sendPhoneLoginCode, { body: { phoneNumber: customer.phone } })).body;
    const { text } = await portal.db.selectFrom("outbox").select("text").executeTakeFirstOrThrow();
    const code = /\b\d{6}\b/.exec(text ?? "")?.[0] ?? "";
    const names = { firstName: "Nadia", lastName: "Iqbal" };
    const { token } = (await portal.call(loginByCode, { body: { ticket, code, ...names } })).body;
    const theirs = await portal.call(listAddresses, { query: {} }, { authorization: `Bearer ${token}` });
    expect([theirs.body, await list()]).toEqual([[], [expect.objectContaining(home)]]);
  });
});
