import { getContract, listContracts, proposeContract, withdrawContract } from "@hunarmand/api/contracts/contracts";
import { acceptContract, activateContract, rejectContract } from "@hunarmand/api/contracts/office-decisions";
import { enterContractPayment } from "@hunarmand/api/contracts/payments";
import { expect, it } from "vitest";
import { proposalForm } from "../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { readNotices } from "../../test/read-notices.ts";

const portal = await startPortal();

async function makeProposal() {
  const owner = await makeCustomer(portal);
  const params = { id: (await portal.as(owner).call(proposeContract, { body: proposalForm })).body.id };
  const office = portal.as(await makeStaff(portal, "Dispatcher"));
  return {
    ...{ owner, office, params },
    withdraw: (person = owner) => portal.as(person).call(withdrawContract, { params }),
    accept: () => office.call(acceptContract, { params, body: { agreedPrice: 90_000 } }),
    activate: () => office.call(activateContract, { params }),
    reject: () => office.call(rejectContract, { params, body: { reason: "No masons." } }),
    read: async () => (await portal.as(owner).call(getContract, { params })).body,
  };
}

it("an owner takes back a proposal under review, and both sides read who did it", async () => {
  const { owner, office, params, withdraw, read } = await makeProposal();
  expect((await read()).nextSteps).toEqual(["withdraw"]);
  const done = { status: 200, body: { message: "You have taken the proposal back.", status: "Rejected" } };
  expect(await withdraw()).toMatchObject(done);
  expect(await withdraw(), "a repeat").toMatchObject(done);
  expect(await read()).toMatchObject({
    ...{ status: "Rejected", statusReason: null, nextSteps: [] },
    history: [{ kind: "proposed" }, { kind: "rejected", by: "contractor", reason: null }],
  });
  expect(await readNotices(portal, owner), "of one's own step").toEqual([]);
  const { body } = await office.call(listContracts, { query: { status: "Rejected" } });
  expect(body).toMatchObject([{ id: params.id, statusReason: null, nextSteps: [] }]);
});

it("an accepted proposal is taken back too, but not once it is active or rejected by the office", async () => {
  const accepted = await makeProposal();
  await accepted.accept();
  expect((await accepted.withdraw()).status).toBe(200);
  expect((await accepted.activate()).error.code).toBe("contract-state");
  const active = await makeProposal();
  await active.accept();
  await active.activate();
  expect((await active.withdraw()).error.code).toBe("contract-state");
  const rejected = await makeProposal();
  await rejected.reject();
  expect((await rejected.withdraw()).error.code).toBe("contract-state");
});

it("nobody takes back another's proposal, or one for which something was paid", async () => {
  const { office, params, withdraw, accept, read } = await makeProposal();
  expect((await withdraw(await makeCustomer(portal))).error.code).toBe("contract-not-found");
  expect((await portal.call(withdrawContract, { params })).status).toBe(401);
  await accept();
  const finance = portal.as(await makeStaff(portal, "Finance"));
  const payment = { amount: 20_000, day: "2026-03-02", way: "cash" as const, read: { paid: 0 } };
  expect((await finance.call(enterContractPayment, { params, body: payment })).status).toBe(200);
  expect((await withdraw()).error.code).toBe("contract-state");
  expect((await withdraw(await makeCustomer(portal))).error.code).toBe("contract-not-found");
  expect((await read()).status).toBe("Accepted");
  expect((await office.call(activateContract, { params })).status).toBe(200);
});

it.each(["accept", "activate", "reject"] as const)(
  "of it and the office's step %s at the same time one wins",
  async (step) => {
    for (let round = 0; round < 3; round++) {
      const proposal = await makeProposal();
      if (step === "activate") await proposal.accept();
      const [own, offices] = await Promise.all([proposal.withdraw(), proposal[step]()]);
      const { status, statusReason, history } = await proposal.read();
      const last = history.at(-1);
      // After the acceptance the owner's step is still possible.
      if (own.status === 200) expect([status, statusReason, last?.by]).toEqual(["Rejected", null, "contractor"]);
      else expect([offices.status, last?.by]).toEqual([200, "office"]);
      expect(history.filter(({ kind }) => kind === "rejected" || kind === "activated")).toHaveLength(1);
    }
  },
);
