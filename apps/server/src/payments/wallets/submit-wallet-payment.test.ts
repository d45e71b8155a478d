import { approveWalletPayment, declineWalletPayment, listSubmittedPayments } from "@hunarmand/api/payments/office";
import { listWalletPayments, submitWalletPayment, walletTypes } from "@hunarmand/api/payments/payer";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const formOf = async (person: Person, changes: Record<string, string | Uint8Array> = {}) =>
  makeForm({
    walletType: "jazzcash",
    amount: "150",
    transactionId: "TX-1001",
    senderName: "Ali Raza",
    sentDate: "2026-03-01",
    email: person.email,
    transactionImage: await makePicture(),
    ...changes,
  });
const submit = async (person: Person, changes: Record<string, string | Uint8Array> = {}) =>
  portal.as(person).call(submitWalletPayment, { body: await formOf(person, changes) });
const historyOf = async (person: Person) =>
  (await portal.as(person).call(listWalletPayments, { body: { email: person.email }, query: {} })).body;

describe("submitting a wallet payment", () => {
  it.each(walletTypes)("by %s is pending, and is in the history with the spec's names", async (walletType) => {
    const provider = await makeProvider(portal);
    const answer = await submit(provider, { walletType });
    expect(answer).toMatchObject({ status: 200, body: { message: "Wallet payment submitted successfully!" } });
    const history = await historyOf(provider);
    expect(history).toEqual([
      {
        id: expect.any(String),
        WalletType: walletType,
        Status: "pending",
        SenderName: "Ali Raza",
        Amount: 150,
        Date: "2026-02-28T19:00:00.000Z",
        TransactionID: "TX-1001",
        TransactionImage: `/api/Provider/wallet-payments/${answer.body.transaction.id}/proof`,
        DeclineReason: null,
        jobId: null,
      },
    ]);
    expect(await portal.db.selectFrom("ledgerLines").select("id").execute()).toEqual([]);
  });

  it.each([
    [{ walletType: "paypal" }, "walletType"],
    [{ amount: "0.99" }, "amount"],
    [{ amount: "" }, "amount"],
    [{ amount: "10000001" }, "amount"],
    [{ transactionId: " " }, "transactionId"],
    [{ transactionId: "--" }, "transactionId"],
    [{ transactionId: "ТX1001" }, "transactionId"],
    [{ transactionId: "TХ1001" }, "transactionId"],
    [{ transactionId: "TX१००१" }, "transactionId"],
    [{ transactionId: "TX\u200b1001" }, "transactionId"],
    [{ transactionId: "TX1001é" }, "transactionId"],
    [{ transactionId: "TX1001<b>" }, "transactionId"],
    [{ amount: "0x10" }, "amount"],
    [{ amount: "1e3" }, "amount"],
    [{ amount: " 12 " }, "amount"],
    [{ amount: "१२" }, "amount"],
    [{ sentDate: "2019-03-01" }, "sentDate"],
    [{ sentDate: "2025-12-01" }, "sentDate"],
    [{ sentDate: "2025-12-01T18:59:59Z" }, "sentDate"],
    [{ sentDate: "2026-03-02T23:59:00+05:00" }, "sentDate"],
    [{ senderName: "" }, "senderName"],
    [{ sentDate: "" }, "sentDate"],
    [{ sentDate: "01/03/2026" }, "sentDate"],
    [{ sentDate: "2026-03-03" }, "sentDate"],
    [{ email: "x" }, "email"],
    [{ transactionImage: "" }, "transactionImage"],
    [{ transactionImage: Buffer.from("not a picture at all") }, "transactionImage"],
  ])("refuses %o, naming the field", async (wrong, field) => {
    const provider = await makeProvider(portal);
    const answer = await submit(provider, wrong as Record<string, string | Uint8Array>);
    expect(answer).toMatchObject({ status: 400, error: { code: "invalid-input" } });
    expect(new Set(answer.error.issues?.map((issue) => issue.field))).toEqual(new Set([field]));
    expect(await historyOf(provider)).toEqual([]);
  });

  it.each(["2025-12-02", "2025-12-01T19:00:00Z", "2026-03-02"])(
    "accepts a receipt of %s: the last 90 days by the calendar of Pakistan",
    async (sentDate) => {
      expect((await submit(await makeProvider(portal), { sentDate })).status).toBe(200);
    },
  );

  it("accepts a transaction id once for its wallet, in any spelling, and names the field (security, Money: unique, normalised)", async () => {
    const [provider, other] = [await makeProvider(portal), await makeCustomer(portal)];
    await submit(provider, { transactionId: "TX-1001" });
    for (const transactionId of ["TX-1001", "tx 1001", "ＴＸ１００１", " t.x.1.0.0.1 ", "TX-۱۰۰۱", "tx ١٠٠١"]) {
      expect(await submit(other, { transactionId })).toMatchObject({
        status: 409,
        error: { code: "wallet-transaction-taken", issues: [{ field: "transactionId" }] },
      });
    }
    expect((await submit(other, { transactionId: "TX-1001", walletType: "easypaisa" })).status).toBe(200);
  });

  it("accepts it again once after a refusal, and does not approve the declined one", async () => {
    const [provider, finance] = [await makeProvider(portal), await makeStaff(portal, "Finance")];
    const { id } = (await submit(provider)).body.transaction;
    const reason = "The picture cannot be read.";
    await portal.as(finance).call(declineWalletPayment, { params: { id }, body: { reason } });
    expect((await submit(provider)).status).toBe(200);
    expect((await submit(provider)).status).toBe(409);
    expect(await historyOf(provider)).toMatchObject([
      { Status: "pending", DeclineReason: null },
      { Status: "declined", DeclineReason: reason },
    ]);
    await portal.as(finance).call(approveWalletPayment, { params: { id } });
    expect(await portal.db.selectFrom("ledgerLines").select("id").execute()).toEqual([]);
  });

  it("stores no picture of a refused payment", async () => {
    const provider = await makeProvider(portal);
    await submit(provider);
    await submit(provider);
    expect(await portal.db.selectFrom("files").select("kind").execute()).toEqual([{ kind: "payment-proof" }]);
  });

  it("is only for verified providers and customers, each with their own email", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const pending = await makeProvider(portal, { status: "Pending" });
    expect(await submit(pending)).toMatchObject({ status: 403, error: { code: "provider-not-verified" } });
    expect((await submit(await makeStaff(portal, "Finance"))).status).toBe(403);
    expect((await portal.call(submitWalletPayment, { body: await formOf(provider) })).status).toBe(401);
    const foreign = await submit(customer, { email: provider.email });
    expect(foreign).toMatchObject({ status: 403, error: { code: "not-your-account" } });
    expect((await submit(customer)).status).toBe(200);
  });
});

describe("the payments desk", () => {
  const list = async (finance: Person, query: { status?: "pending" | "success" | "declined" } = {}) =>
    (await portal.as(finance).call(listSubmittedPayments, { query })).body;

  it("lists the payers, newest first, and filters by status", async () => {
    const [provider, finance] = [await makeProvider(portal), await makeStaff(portal, "Finance")];
    const first = (await submit(provider)).body.transaction;
    const second = (await submit(provider, { transactionId: "TX-2002" })).body.transaction;
    await portal.as(finance).call(approveWalletPayment, { params: { id: first.id } });
    const all = await list(finance);
    expect(all.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(all[0]).toMatchObject({ accountId: provider.id, payerRole: "Provider", phoneNumber: provider.phone });
    expect((await list(finance, { status: "success" })).map(({ id }) => id)).toEqual([first.id]);
    expect(await list(finance, { status: "declined" })).toEqual([]);
  });

  it("is warned of a picture or a similar id that was submitted before, and not on the first payer's own proof", async () => {
    const [provider, other] = [await makeProvider(portal), await makeProvider(portal)];
    const finance = await makeStaff(portal, "Finance");
    const picture = await makePicture();
    const first = (await submit(provider, { transactionId: "1O01", transactionImage: picture })).body.transaction.id;
    await submit(other, { transactionId: "5555", transactionImage: picture });
    await submit(other, { transactionId: "IOO1" });
    await submit(other, { transactionId: "7777" });
    const rows = Object.fromEntries((await list(finance)).map((row) => [row.TransactionID, row]));
    const nothing = { warnings: [], samePictureId: null, similarId: null };
    expect(rows).toMatchObject({
      "1O01": nothing,
      "5555": { warnings: ["duplicate-image"], samePictureId: first, similarId: null },
      IOO1: { warnings: ["similar-transaction-id"], samePictureId: null, similarId: first },
      "7777": nothing,
    });
  });
});
