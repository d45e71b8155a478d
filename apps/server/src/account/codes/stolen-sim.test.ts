import { login } from "@hunarmand/api/account/account";
import { closeAccount, exportOwnData } from "@hunarmand/api/account/own-data";
import { changePassword, resetPassword, sendResetCode } from "@hunarmand/api/account/passwords";
import { allowPhoneReset, loginByCode, resetByCode } from "@hunarmand/api/account/phone-codes";
import { limits } from "@hunarmand/api/limits";
import { updatePayoutAccount } from "@hunarmand/api/payouts/payouts";
import { updateProvider } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { confirmEmail } from "../../../test/confirm-email.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { receivePhoneCode } from "../../../test/receive-phone-code.ts";

const portal = await startPortal();
const password = "a good long password";
const newPassword = "another long password";
const passwordHash = await portal.passwords.hash(password);
const theirs = { kind: "easypaisa", holderName: "Ali Raza", number: "0300 1234567" } as const;
const thiefs = { ...theirs, holderName: "A Thief", number: "0345 7654321" };

const provePhone = ({ id }: Person) =>
  portal.db.updateTable("accounts").set({ phoneConfirmedAt: new Date() }).where("id", "=", id).execute();

async function makePaidHandyman(): Promise<Person> {
  const handyman = await makeProvider(portal, { passwordHash });
  await provePhone(handyman);
  await confirmEmail(portal, handyman);
  const body = { ...theirs, currentPassword: password };
  expect((await portal.as(handyman).call(updatePayoutAccount, { body })).status).toBe(200);
  return handyman;
}

async function resetByPhone({ phone }: Person) {
  portal.clock.advance({ minutes: 2 });
  const held = await receivePhoneCode(portal, phone, "password");
  return portal.call(resetByCode, { body: { ...held, newPassword } });
}

const allow = (staff: Person, { id }: Person, reason = "Came in person with their CNIC.") =>
  portal.as(staff).call(allowPhoneReset, { params: { id }, body: { reason } });

const findPayoutNumber = async ({ id }: Person) =>
  (await portal.db.selectFrom("payoutAccounts").select("number").where("providerId", "=", id).executeTakeFirst())
    ?.number;

describe("a stolen SIM card alone never opens an account with a payout account (security rule 15)", () => {
  it("sets no new password, and leaves the code's recipient their other ways", async () => {
    const handyman = await makePaidHandyman();
    expect(await resetByPhone(handyman)).toMatchObject({ status: 409, error: { code: "phone-not-enough" } });
    const { email } = handyman;
    expect((await portal.call(login, { body: { identifier: email, password } })).status).toBe(200);
    await portal.call(sendResetCode, { body: { email } });
    const mail = await portal.db
      .selectFrom("outbox")
      .select("text")
      .where("subject", "like", "Your code%")
      .executeTakeFirst();
    const code = /\d{6}/.exec(mail?.text ?? "")?.[0] ?? "";
    expect((await portal.call(resetPassword, { body: { email, code, newPassword } })).status).toBe(200);
  });

  it("opens a session by code that cannot change the payout account without the password", async () => {
    const handyman = await makePaidHandyman();
    const { token } = (await portal.call(loginByCode, { body: await receivePhoneCode(portal, handyman.phone) })).body;
    const me = { authorization: `Bearer ${token}` };
    const { email } = handyman;
    const guess = { currentPassword: "a guess of the thief" };
    const tries = [
      await portal.call(changePassword, { body: { email, newPassword, ...guess } }, me),
      await portal.call(updatePayoutAccount, { body: thiefs }, me),
      await portal.call(updatePayoutAccount, { body: { ...thiefs, ...guess } }, me),
      await portal.call(
        updateProvider,
        { params: { phoneNumber: handyman.phone }, body: { Email: "thief@example.pk" } },
        me,
      ),
      await portal.call(closeAccount, { body: { code: "123456" } }, me),
      await portal.call(exportOwnData, { body: { code: "123456" } }, me),
    ];
    expect(tries.map(({ error }) => error.code)).toEqual([
      ...["password-wrong", "password-required", "password-wrong"],
      ...["password-required", "password-required", "password-required"],
    ]);
    const unset = await portal.call(changePassword, { body: { email, newPassword } as never }, me);
    expect(unset).toMatchObject({ status: 400, error: { issues: [{ field: "currentPassword" }] } });
    expect(await findPayoutNumber(handyman)).toBe("+923001234567");
  });

  it("does not stop handymen without a payout account, nor customers", async () => {
    for (const person of [await makeProvider(portal, { passwordHash }), await makeCustomer(portal, { passwordHash })]) {
      await provePhone(person);
      expect((await resetByPhone(person)).status).toBe(200);
    }
  });
});

describe("the office's permit to set a new password by text message", () => {
  it.each(["Support", "Verifier", "Owner"] as const)(
    "is given by a %s, is valid once, and sends a notice and writes an audit row",
    async (role) => {
      const [handyman, staff] = [await makePaidHandyman(), await makeStaff(portal, role)];
      expect((await allow(staff, handyman)).status).toBe(200);
      const { recipient } = await portal.db
        .selectFrom("outbox")
        .select("recipient")
        .where("subject", "like", "A new password%")
        .executeTakeFirstOrThrow();
      expect(recipient).toBe(handyman.email);
      const audited = await portal.db.selectFrom("auditEntries").selectAll().where("actorId", "=", staff.id).execute();
      const reason = "Came in person with their CNIC.";
      expect(audited).toMatchObject([{ action: "account.allow-phone-reset", subjectId: handyman.id, reason }]);
      expect((await resetByPhone(handyman)).status).toBe(200);
      expect((await portal.call(login, { body: { identifier: handyman.email, password: newPassword } })).status).toBe(
        200,
      );
      expect((await resetByPhone(handyman)).error.code).toBe("phone-not-enough");
    },
  );

  it("expires after a day", async () => {
    const [handyman, staff] = [await makePaidHandyman(), await makeStaff(portal, "Support")];
    await allow(staff, handyman);
    portal.clock.advance({ hours: limits.phoneResetHours });
    expect((await resetByPhone(handyman)).error.code).toBe("phone-not-enough");
  });

  it("is refused where it is not needed, and to other desks", async () => {
    const [owner, handyman] = [await makeStaff(portal), await makePaidHandyman()];
    expect((await allow(owner, await makeProvider(portal))).error.code).toBe("phone-reset-unneeded");
    expect((await allow(owner, await makeCustomer(portal))).error.code).toBe("provider-not-found");
    expect((await allow(owner, handyman, " ")).error.issues).toMatchObject([{ field: "reason" }]);
    for (const role of ["Finance", "Dispatcher"] as const)
      expect((await allow(await makeStaff(portal, role), handyman)).error.code).toBe("not-allowed");
    expect((await allow(handyman, handyman)).error.code).toBe("not-allowed");
  });

  it("is consumed by one of two simultaneous resets", async () => {
    const [handyman, staff] = [await makePaidHandyman(), await makeStaff(portal, "Support")];
    await allow(staff, handyman);
    const first = await receivePhoneCode(portal, handyman.phone, "password");
    portal.clock.advance({ minutes: 2 });
    const second = await receivePhoneCode(portal, handyman.phone, "password");
    const both = [first, second].map((held) => portal.call(resetByCode, { body: { ...held, newPassword } }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
