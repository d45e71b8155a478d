import { getIdentity } from "@hunarmand/api/account/identity";
import { addProvider, createProvider } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { signupForm } from "../../test/forms.ts";
import { makeCustomer } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";
import { receivePhoneCode } from "../../test/receive-phone-code.ts";

const portal = await startPortal();

const signUp = (changes: object) => portal.call(createProvider, { body: { ...signupForm, ...changes } });
const identityOf = async (person: Person) => (await portal.as(person).call(getIdentity, {})).body;
const receiveFor = async (phone: string) => {
  const { ticket: PhoneTicket, code: PhoneCode } = await receivePhoneCode(portal, phone);
  return { PhoneTicket, PhoneCode };
};

describe("a handyman whose number someone else has typed (security rule 10)", () => {
  it("signs up with a code sent to it: they get the confirmed number, and the other account keeps everything else", async () => {
    const squatter = await makeCustomer(portal);
    const form = { PhoneNumber: squatter.phone };
    expect((await signUp(form)).error.code).toBe("phone-taken");
    const proof = await receiveFor(squatter.phone);
    const { status, body } = await portal.call(addProvider, { body: { ...signupForm, ...form, ...proof } });
    expect(status).toBe(201);
    const me = { id: body.id, email: signupForm.Email, phone: squatter.phone };
    expect(await identityOf(me)).toMatchObject({ phoneNumber: squatter.phone, phoneConfirmed: true });
    expect(await identityOf(squatter)).toMatchObject({ phoneNumber: null, email: squatter.email });
    expect((await signUp({ ...form, ...proof })).error.code).toBe("code-invalid");
  });

  it("gets nothing with a code for another number, a wrong code, or a number that its owner has confirmed", async () => {
    const [squatter, holder] = [await makeCustomer(portal), await makeCustomer(portal)];
    const proof = { phoneConfirmedAt: portal.clock.now() };
    await portal.db.updateTable("accounts").set(proof).where("id", "=", holder.id).execute();
    const toAnother = await receiveFor("03457654321");
    expect((await signUp({ PhoneNumber: squatter.phone, ...toAnother })).error.code).toBe("code-invalid");
    const right = await receiveFor(squatter.phone);
    const PhoneCode = right.PhoneCode === "123456" ? "654321" : "123456";
    const wrong = { PhoneNumber: squatter.phone, ...right, PhoneCode };
    expect((await signUp(wrong)).error.code).toBe("code-invalid");
    const refused = await signUp({ PhoneNumber: holder.phone, ...(await receiveFor(holder.phone)) });
    expect(refused).toMatchObject({ error: { code: "phone-taken", issues: [{ field: "PhoneNumber" }] } });
    expect((await identityOf(squatter)).phoneNumber).toBe(squatter.phone);
  });

  it("can use the code again if another field is refused", async () => {
    const [squatter, other] = [await makeCustomer(portal), await makeCustomer(portal)];
    const form = { PhoneNumber: squatter.phone, ...(await receiveFor(squatter.phone)) };
    expect((await signUp({ ...form, Email: other.email })).error.code).toBe("email-taken");
    expect((await identityOf(squatter)).phoneNumber).toBe(squatter.phone);
    expect((await signUp(form)).status).toBe(201);
  });
});
