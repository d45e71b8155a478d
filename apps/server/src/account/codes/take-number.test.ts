import { getUserData, login } from "@hunarmand/api/account/account";
import { confirmPhone, getIdentity, sendPhoneCode } from "@hunarmand/api/account/identity";
import { loginByCode } from "@hunarmand/api/account/phone-codes";
import { listRequestedContracts, proposeContract } from "@hunarmand/api/contracts/contracts";
import { listMyQuotes } from "@hunarmand/api/contracts/quotes";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { listAddresses } from "@hunarmand/api/customers/addresses";
import { signupCustomer, updateCustomer } from "@hunarmand/api/customers/customers";
import { createJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { describe, expect, it } from "vitest";
import { jobForm, proposalForm, quoteForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { receivePhoneCode } from "../../../test/receive-phone-code.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);
const names = { firstName: "Ayesha", lastName: "Khan" };

type Wish = { newAccount?: boolean; firstName?: string; lastName?: string };
const enter = async (phone: string, wish: Wish = names) =>
  portal.call(loginByCode, { body: { ...(await receivePhoneCode(portal, phone)), ...wish } });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const logIn = async (identifier: string) => (await portal.call(login, { body: { identifier, password } })).status;
const readCode = async (phone: string) => {
  const text = portal.db.selectFrom("outbox").select("text").where("recipient", "=", phone).orderBy("createdAt");
  return /\b\d{6}\b/.exec((await text.execute()).at(-1)?.text ?? "")?.[0] ?? "";
};
const auditOf = async ({ id }: Person) =>
  portal.db.selectFrom("auditEntries").select(["action", "before"]).where("subjectId", "=", id).execute();

describe("a number that nobody proved (security rules 10 and 13)", () => {
  it("opens an empty account to the person who proves it: without contract, CNIC, quote, job or address of the person who typed it", async () => {
    const former = await makeCustomer(portal, { passwordHash });
    const as = portal.as(former);
    await as.call(proposeContract, { body: { ...proposalForm, email: former.email } });
    await as.call(requestQuote, { body: { ...quoteForm, email: former.email } });
    await as.call(createJob, { body: jobForm });
    const { status, body } = await enter(former.phone);
    expect({ status, role: body.role }).toEqual({ status: 200, role: "Customer" });
    const me = bearer(body.token);
    for (const call of [listMyJobs, listAddresses] as const)
      expect(await portal.call(call, { query: {} }, me)).toMatchObject({ status: 200, body: [] });
    for (const call of [listMyQuotes, listRequestedContracts] as const)
      expect((await portal.call(call, { query: {} }, me)).body.data).toEqual([]);
    expect((await portal.call(getUserData, {}, me)).body).toMatchObject(names);

    // The person who typed it keeps everything except the number, even their session, and is notified.
    expect((await as.call(listRequestedContracts, { query: {} })).body.data).toHaveLength(1);
    expect((await as.call(listMyJobs, { query: {} })).body).toHaveLength(1);
    expect((await as.call(getIdentity, {})).body).toMatchObject({ email: former.email, phoneNumber: null });
    expect([await logIn(former.email), await logIn(former.phone)]).toEqual([200, 401]);
    expect(await auditOf(former)).toEqual([{ action: "account.phone-released", before: { phone: former.phone } }]);
    const mail = portal.db.selectFrom("outbox").select("subject").where("recipient", "=", former.email);
    expect(await mail.execute()).toEqual([{ subject: "Your phone number was moved to its owner" }]);
  });

  it("asks first if the caller wishes, and without names", async () => {
    const former = await makeCustomer(portal, { passwordHash });
    expect((await enter(former.phone, { newAccount: false })).error.code).toBe("phone-unproven");
    expect((await enter(former.phone, {})).error.code).toBe("name-missing");
    expect((await portal.as(former).call(getIdentity, {})).body.phoneNumber).toBe(former.phone);
    expect((await enter(former.phone, { ...names, newAccount: true })).status).toBe(200);
  });

  it("takes a verified handyman's own number only if the caller says that the account is not theirs", async () => {
    const provider = await makeProvider(portal, { passwordHash });
    expect((await enter(provider.phone)).error.code).toBe("phone-unproven");
    const { body } = await enter(provider.phone, { ...names, newAccount: true });
    expect(body.role).toBe("Customer");
    expect(await logIn(provider.email)).toBe(200);
  });

  it("that was the only way in leaves the account with the office, its session and its data", async () => {
    const form = { ...names, phoneNumber: "03451234567", password };
    const { body } = await portal.call(signupCustomer, { body: form });
    expect((await enter("03451234567")).status).toBe(200);
    const me = bearer(body.token);
    expect((await portal.call(getIdentity, {}, me)).body).toMatchObject({ email: null, phoneNumber: null });
    const another = { phoneNumber: "03457654321", currentPassword: password };
    expect((await portal.call(updateCustomer, { body: another }, me)).status).toBe(200);
    expect(await logIn("03457654321")).toBe(200);
  });

  it("is taken from a closed account, and stays with a blocked one", async () => {
    const [closed, blocked] = [await makeCustomer(portal), await makeCustomer(portal)];
    const now = portal.clock.now();
    const set = (id: string, values: object) =>
      portal.db.updateTable("accounts").set(values).where("id", "=", id).execute();
    await set(closed.id, { disabledAt: now, closedAt: now });
    await set(blocked.id, { disabledAt: now });
    expect((await enter(closed.phone)).status).toBe(200);
    expect((await enter(blocked.phone)).error.code).toBe("account-blocked");
  });

  it("gives the person who proves it the jobs that the office took by phone under it", async () => {
    const former = await makeCustomer(portal);
    const own = await portal.as(former).call(createJob, { body: jobForm });
    const order = { ...jobForm, customerPhone: former.phone, customerName: "Ayesha Khan" };
    const taken = await portal.as(await makeStaff(portal, "Dispatcher")).call(createJob, { body: order });
    const { token } = (await enter(former.phone)).body;
    const jobs = (await portal.call(listMyJobs, { query: {} }, bearer(token))).body;
    expect(jobs.map(({ jobId }) => jobId)).toEqual([taken.body.jobId]);
    expect(taken.body.jobId).not.toBe(own.body.jobId);
  });
});

describe("simultaneous proofs of one number", () => {
  it("create one account, which both open, each with their own code", async () => {
    const { phone } = await makeCustomer(portal);
    const codes = [await receivePhoneCode(portal, phone), await receivePhoneCode(portal, phone)];
    const ends = await Promise.all(codes.map((held) => portal.call(loginByCode, { body: { ...held, ...names } })));
    expect(ends.map(({ status }) => status)).toEqual([200, 200]);
    const ids = await Promise.all(
      ends.map(async ({ body }) => (await portal.call(getUserData, {}, bearer(body.token))).body.id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it("win over a signup, a change of profile and the former holder's own later proof, in any order", async () => {
    for (let round = 0; round < 6; round++) {
      const phone = `0346${String(round).padStart(7, "0")}`;
      const changer = await makeCustomer(portal, { passwordHash });
      const held = await receivePhoneCode(portal, phone);
      const [proof, ...others] = await Promise.all([
        portal.call(loginByCode, { body: { ...held, ...names } }),
        portal.call(signupCustomer, { body: { ...names, phoneNumber: phone, password } }),
        portal.as(changer).call(updateCustomer, { body: { phoneNumber: phone, currentPassword: password } }),
      ]);
      expect(proof.status).toBe(200);
      for (const { status } of others) expect([200, 201, 409]).toContain(status);
      const me = (await portal.call(getIdentity, {}, bearer(proof.body.token))).body;
      expect(me).toMatchObject({ phoneNumber: `+92${phone.slice(1)}`, phoneConfirmed: true });
    }
  });

  it("of a stranger and the holder give it to one of them", async () => {
    for (let round = 0; round < 6; round++) {
      const holder = await makeCustomer(portal);
      await portal.as(holder).call(sendPhoneCode, {});
      const code = await readCode(holder.phone);
      const held = await receivePhoneCode(portal, holder.phone);
      const [confirmed, entered] = await Promise.all([
        portal.as(holder).call(confirmPhone, { body: { code } }),
        portal.call(loginByCode, { body: { ...held, ...names } }),
      ]);
      const me = (await portal.call(getUserData, {}, bearer(entered.body.token))).body;
      expect([confirmed.status, me.id === holder.id]).toEqual(me.id === holder.id ? [200, true] : [400, false]);
    }
  });
});
