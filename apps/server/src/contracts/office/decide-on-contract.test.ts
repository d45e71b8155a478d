import { randomUUID } from "node:crypto";
import {
  getContract,
  listActiveContracts,
  listContracts,
  listPastContracts,
  listRequestedContracts,
  proposeContract,
  readContract,
} from "@hunarmand/api/contracts/contracts";
import {
  acceptContract,
  activateContract,
  completeContract,
  rejectContract,
} from "@hunarmand/api/contracts/office-decisions";
import { describe, expect, it } from "vitest";
import { proposalForm } from "../../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

async function makeProposal() {
  const [owner, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
  const { id } = (await portal.as(owner).call(proposeContract, { body: proposalForm })).body;
  const params = { id };
  const office = portal.as(dispatcher);
  const own = { query: { email: owner.email } };
  return {
    id,
    owner,
    dispatcher,
    office,
    accept: (agreedPrice?: number | string) => office.call(acceptContract, { params, body: { agreedPrice } }),
    activate: () => office.call(activateContract, { params }),
    complete: () => office.call(completeContract, { params }),
    reject: (reason = "The site is out of reach.") => office.call(rejectContract, { params, body: { reason } }),
    requested: async () => (await portal.as(owner).call(listRequestedContracts, own)).body.data,
    active: async () => (await portal.as(owner).call(listActiveContracts, own)).body.data,
    past: async () => (await portal.as(owner).call(listPastContracts, own)).body.data,
    history: async () => (await portal.as(owner).call(getContract, { params })).body.history,
  };
}

describe("deciding on a contract", () => {
  it("moves it from review to completion, from list to list", async () => {
    const contract = await makeProposal();

    expect((await contract.accept()).body).toEqual({ message: "The contract is accepted.", status: "Accepted" });
    expect(await contract.requested()).toMatchObject([{ id: contract.id, status: "Accepted" }]);

    expect((await contract.activate()).status).toBe(200);
    expect(await contract.requested()).toEqual([]);
    expect(await contract.active()).toMatchObject([{ id: contract.id, status: "Active", completionDate: null }]);

    expect((await contract.complete()).status).toBe(200);
    expect(await contract.active()).toEqual([]);
    expect(await contract.past()).toMatchObject([
      { id: contract.id, status: "Completed", completionDate: expect.stringMatching(/^2026-03-02T/) },
    ]);
    expect((await contract.history()).map(({ kind, by }) => `${kind} by ${by}`)).toEqual([
      "proposed by contractor",
      "accepted by office",
      "activated by office",
      "completed by office",
    ]);
  });

  it("shows the reason of a rejection to the owner", async () => {
    const contract = await makeProposal();
    await contract.reject("We have no crew of this size.");
    expect(await contract.requested()).toMatchObject([
      { status: "Rejected", statusReason: "We have no crew of this size." },
    ]);
    expect(await contract.history()).toMatchObject([{}, { kind: "rejected", reason: "We have no crew of this size." }]);
  });

  it("writes one audit row and one line of history for each step, however often it is repeated", async () => {
    const contract = await makeProposal();
    const answers = await Promise.all([contract.accept(), contract.accept(), contract.accept()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await contract.history()).toHaveLength(2);
    const rows = await portal.db
      .selectFrom("auditEntries")
      .selectAll()
      .where("subjectId", "=", contract.id)
      .orderBy("id")
      .execute();
    expect(rows).toMatchObject([
      {
        action: "contract.accept",
        actorId: contract.dispatcher.id,
        before: { status: "Under Review" },
        after: { status: "Accepted" },
      },
    ]);
  });

  it("either accepts or rejects it, never both", async () => {
    const contract = await makeProposal();
    await contract.accept();
    await contract.activate();
    const late = await contract.reject();
    expect(late).toMatchObject({ status: 409, error: { code: "contract-state" } });
    expect(await contract.active()).toHaveLength(1);
  });

  it("takes no step too early", async () => {
    const contract = await makeProposal();
    expect((await contract.activate()).error.code).toBe("contract-state");
    expect((await contract.complete()).error.code).toBe("contract-state");
    await contract.reject();
    expect((await contract.accept()).error.code).toBe("contract-state");
    expect(await contract.requested()).toMatchObject([{ status: "Rejected" }]);
  });

  it("needs a reason for a rejection", async () => {
    const contract = await makeProposal();
    expect(await contract.reject("  ")).toMatchObject({ status: 400, error: { issues: [{ field: "reason" }] } });
  });

  it("may name the agreed price, which its owner reads", async () => {
    const contract = await makeProposal();
    expect((await contract.accept(0)).error.issues).toMatchObject([{ field: "agreedPrice" }]);
    expect((await contract.accept("960000.5")).status).toBe(200);
    expect(await contract.requested()).toMatchObject([{ status: "Accepted", agreedPrice: 960_000.5 }]);
    expect((await contract.accept(960_000.5)).status, "the same decision again").toBe(200);
    expect((await contract.accept(900_000)).error.code, "another price").toBe("contract-state");
    await contract.activate();
    expect(await contract.active()).toMatchObject([{ agreedPrice: 960_000.5 }]);
    const audit = portal.db.selectFrom("auditEntries").select("after").where("action", "=", "contract.accept");
    expect((await audit.execute()).map(({ after }) => after)).toEqual([{ status: "Accepted", agreedPrice: 960_000.5 }]);
  });

  it("keeps the price of its quote", async () => {
    const quoteId = randomUUID();
    const contract = await makeProposal();
    const quote = { id: quoteId, accountId: contract.owner.id, totalHandymen: 5, duration: "1 Month" as const };
    await portal.db
      .insertInto("quotes")
      .values({
        ...quote,
        ...{ city: "Lahore", phone: "03041234567", details: null, status: "Accepted", amountPaisa: 9_000_000 },
        ...{
          validUntil: portal.clock.now(),
          note: null,
          requestedAt: portal.clock.now(),
          quotedAt: null,
          decidedAt: null,
        },
      })
      .execute();
    await portal.db.updateTable("contracts").set({ quoteId }).where("id", "=", contract.id).execute();
    expect(await contract.accept(1)).toMatchObject({
      status: 400,
      error: { issues: [{ field: "agreedPrice", message: "This contract keeps the price of its quote." }] },
    });
    expect(await contract.requested()).toMatchObject([{ status: "Under Review", agreedPrice: null }]);
    expect((await contract.accept()).status).toBe(200);
  });

  it("does not find an unknown id", async () => {
    const { office } = await makeProposal();
    const params = { id: "00000000-0000-4000-8000-000000000000" };
    expect((await office.call(acceptContract, { params, body: {} })).error.code).toBe("contract-not-found");
    expect((await office.call(readContract, { params })).error.code).toBe("contract-not-found");
  });

  it("is for the Dispatcher and the Owner", async () => {
    const { id, owner } = await makeProposal();
    for (const role of ["Verifier", "Finance", "Support"] as const) {
      const staff = portal.as(await makeStaff(portal, role));
      expect((await staff.call(acceptContract, { params: { id }, body: {} })).status).toBe(403);
      // Finance reads contracts for their payments (docs/product.md X8).
      const mayRead = role === "Finance";
      expect((await staff.call(listContracts, { query: {} })).status, role).toBe(mayRead ? 200 : 403);
    }
    expect((await portal.as(owner).call(acceptContract, { params: { id }, body: {} })).status).toBe(403);
    expect((await portal.as(await makeStaff(portal)).call(acceptContract, { params: { id }, body: {} })).status).toBe(
      200,
    );
  });

  it("lists all contracts by status with masked CNICs, and reading the whole CNIC writes an audit row", async () => {
    const contract = await makeProposal();
    await makeProposal();
    await contract.accept();
    const list = await contract.office.call(listContracts, { query: { status: "Accepted" } });
    expect(list.body).toMatchObject([{ id: contract.id, email: contract.owner.email, cnicMasked: "*********5671" }]);
    expect((await contract.office.call(listContracts, { query: {} })).body).toHaveLength(2);

    const whole = await contract.office.call(readContract, { params: { id: contract.id } });
    expect(whole.body).toMatchObject({ cnic: "6110112345671", email: contract.owner.email });
    const actions = await portal.db.selectFrom("auditEntries").select("action").orderBy("id").execute();
    expect(actions).toContainEqual({ action: "contract.read" });
  });
});
