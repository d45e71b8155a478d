import { getUserData, login } from "@hunarmand/api/account/account";
import { claimAddress, confirmEmail, confirmPhone, getIdentity } from "@hunarmand/api/account/identity";
import { closeAccount } from "@hunarmand/api/account/own-data";
import { createJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { getProfileImage } from "@hunarmand/api/providers/documents";
import { editUser, updateProvider } from "@hunarmand/api/providers/providers";
import { listReviews } from "@hunarmand/api/reviews/reviews";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { openLimited, refused } from "../../../test/limited-portal.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const currentPassword = "a good long password";
const passwordHash = await portal.passwords.hash(currentPassword);

const readCode = async (recipient: string) => {
  const texts = portal.db.selectFrom("outbox").select("text").where("recipient", "=", recipient);
  return /\b\d{6}\b/.exec((await texts.orderBy("createdAt").execute()).at(-1)?.text ?? "")?.[0] ?? "";
};
const claimPhone = (person: Person, phoneNumber: string) =>
  portal.as(person).call(claimAddress, { body: { phoneNumber, currentPassword } });
const identityOf = async (person: Person) => (await portal.as(person).call(getIdentity, {})).body;
const makePair = async () =>
  [await makeCustomer(portal, { passwordHash }), await makeCustomer(portal, { passwordHash })] as const;

describe("an address that another account has without proof (security rule 10)", () => {
  it("belongs to the caller after the code from the number, with what the office took under it, and is removed from the other account", async () => {
    const [squatter, holder] = await makePair();
    const order = { ...jobForm, customerPhone: squatter.phone, customerName: "Naveed" };
    const { jobId } = (await portal.as(await makeStaff(portal, "Dispatcher")).call(createJob, { body: order })).body;
    expect((await claimPhone(holder, squatter.phone)).status).toBe(200);
    expect((await identityOf(holder)).phoneNumber).toBe(holder.phone);
    const body = { code: await readCode(squatter.phone) };
    expect((await portal.as(holder).call(confirmPhone, { body })).status).toBe(200);
    expect(await identityOf(holder)).toMatchObject({ phoneNumber: squatter.phone, phoneConfirmed: true });
    expect(await identityOf(squatter)).toMatchObject({ phoneNumber: null, email: squatter.email });
    expect((await portal.as(holder).call(listMyJobs, { query: {} })).body).toMatchObject([{ jobId }]);
    const subjects = portal.db.selectFrom("auditEntries").select(["action", "subjectId"]).orderBy("action");
    expect(await subjects.execute()).toEqual([
      { action: "account.phone-changed", subjectId: holder.id },
      { action: "account.phone-released", subjectId: squatter.id },
    ]);
  });

  it("can be an e-mail too, with a token that names it", async () => {
    const [squatter, holder] = await makePair();
    const { email } = squatter;
    await portal.as(holder).call(claimAddress, { body: { email, currentPassword } });
    const answer = await portal.as(holder).call(confirmEmail, { body: { code: await readCode(email) } });
    const me = await portal.call(getUserData, {}, { authorization: `Bearer ${answer.body.token}` });
    expect(me.body).toMatchObject({ id: holder.id, email });
    const logIn = async (identifier: string) =>
      (await portal.call(login, { body: { identifier, password: currentPassword } })).status;
    expect([await logIn(holder.email), await logIn(squatter.phone)]).toEqual([401, 200]);
  });

  it("needs the password, the right code, and that nobody has proved it, before or meanwhile", async () => {
    const [squatter, holder] = await makePair();
    const bare = await portal.as(holder).call(claimAddress, { body: { phoneNumber: squatter.phone } });
    expect(bare).toMatchObject({ error: { code: "password-required", issues: [{ field: "phoneNumber" }, {}] } });
    for (const [body, field] of [
      [{ currentPassword }, "phoneNumber"],
      [{ currentPassword, phoneNumber: "051 2345678" }, "phoneNumber"],
      [{ currentPassword, phoneNumber: squatter.phone, email: squatter.email }, "email"],
    ] as const)
      expect(await portal.as(holder).call(claimAddress, { body })).toMatchObject({
        status: 400,
        error: { issues: [{ field }] },
      });
    await claimPhone(holder, squatter.phone);
    const code = await readCode(squatter.phone);
    const wrong = { code: code === "123456" ? "654321" : "123456" };
    expect((await portal.as(holder).call(confirmPhone, { body: wrong })).error.code).toBe("code-invalid");
    const proof = { phoneConfirmedAt: portal.clock.now() };
    await portal.db.updateTable("accounts").set(proof).where("id", "=", squatter.id).execute();
    expect((await portal.as(holder).call(confirmPhone, { body: { code } })).error.code).toBe("phone-taken");
    expect((await claimPhone(holder, squatter.phone)).error).toMatchObject({
      code: "phone-taken",
      issues: [{ field: "phoneNumber" }],
    });
    expect((await portal.call(claimAddress, { body: {} })).status).toBe(401);
    const staff = portal.as(await makeStaff(portal));
    expect((await staff.call(claimAddress, { body: { phoneNumber: squatter.phone } })).status).toBe(403);
  });

  it("proves nothing else by its code: it closes no account, and does not prove the caller's own number", async () => {
    const [squatter, holder] = [await makeCustomer(portal), await makeCustomer(portal, { passwordHash })];
    await claimPhone(holder, squatter.phone);
    const body = { code: await readCode(squatter.phone) };
    await portal.db.updateTable("accounts").set({ passwordHash: null }).where("id", "=", holder.id).execute();
    expect((await portal.as(holder).call(closeAccount, { body })).error.code).toBe("code-invalid");
    expect((await portal.as(squatter).call(confirmPhone, { body })).error.code).toBe("code-invalid");
  });

  it("goes to one of two simultaneous claims, and two crossed claims both succeed", async () => {
    const [squatter, other] = await makePair();
    const holder = await makeCustomer(portal, { passwordHash });
    await claimPhone(holder, squatter.phone);
    const first = { code: await readCode(squatter.phone) };
    await claimPhone(other, squatter.phone);
    const second = { code: await readCode(squatter.phone) };
    const ends = await Promise.all([
      portal.as(holder).call(confirmPhone, { body: first }),
      portal.as(other).call(confirmPhone, { body: second }),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);

    for (let round = 0; round < 4; round++) {
      const [one, two] = await makePair();
      await claimPhone(one, two.phone);
      await claimPhone(two, one.phone);
      const [toOne, toTwo] = [{ code: await readCode(two.phone) }, { code: await readCode(one.phone) }];
      const crossed = await Promise.all([
        portal.as(one).call(confirmPhone, { body: toOne }),
        portal.as(two).call(confirmPhone, { body: toTwo }),
      ]);
      expect(crossed.map(({ status }) => status)).toEqual([200, 200]);
      expect([(await identityOf(one)).phoneNumber, (await identityOf(two)).phoneNumber]).toEqual([
        two.phone,
        one.phone,
      ]);
    }
  });

  it("uses up the limit on codes by text message, so an account cannot send codes to many numbers", async () => {
    const { as } = await openLimited(portal);
    const person = await makeCustomer(portal, { passwordHash });
    const ask = (index: number) => {
      const phoneNumber = `0301${String(index).padStart(7, "0")}`;
      return as(person).call(claimAddress, { body: { phoneNumber, currentPassword } });
    };
    for (let index = 0; index < 20; index++) expect((await ask(index)).status).toBe(200);
    expect(await ask(20)).toMatchObject(refused);
  });
});

it("a handyman whose number went to its owner uses their account's id, and can add another number", async () => {
  const [provider, holder] = [
    await makeProvider(portal, { passwordHash }),
    await makeCustomer(portal, { passwordHash }),
  ];
  await claimPhone(holder, provider.phone);
  const code = await readCode(provider.phone);
  expect((await portal.as(holder).call(confirmPhone, { body: { code } })).status).toBe(200);
  const as = portal.as(provider);
  const profile = (await as.call(editUser, { query: { email: provider.email } })).body;
  expect(profile).toMatchObject({ id: provider.id, phoneNumber: "" });
  const body = { PhoneNumber: "03457654321", currentPassword };
  const params = { phoneNumber: provider.id };
  expect((await portal.as(holder).call(updateProvider, { params, body })).status).toBe(403);
  expect((await as.call(updateProvider, { params, body })).status).toBe(200);
  expect((await identityOf(provider)).phoneNumber).toBe("+923457654321");
  const verifier = portal.as(await makeStaff(portal, "Verifier"));
  const byOffice = await verifier.call(updateProvider, { params, body: { PhoneNumber: "03457654322" } });
  expect(byOffice.status).toBe(200);
  const nobody = { phoneNumber: holder.id };
  expect((await verifier.call(updateProvider, { params: nobody, body: {} })).status).toBe(404);
});

it("a handyman whose e-mail went to its owner reads their own profile, lists and picture by the account's id", async () => {
  const provider = await makeProvider(portal);
  await portal.db.updateTable("accounts").set({ email: null }).where("id", "=", provider.id).execute();
  const as = portal.as(provider);
  const own = { email: provider.id };
  expect((await as.call(editUser, { query: own })).body).toMatchObject({ id: provider.id, email: "" });
  for (const call of [listRequestedJobs, listReviews] as const)
    expect((await as.call(call, { params: own, query: {} })).status).toBe(200);
  expect((await as.call(getProfileImage, { query: own })).status).toBe(404);
  const another = { email: (await makeProvider(portal)).id };
  expect((await as.call(editUser, { query: another })).error.code).toBe("not-your-account");
});
