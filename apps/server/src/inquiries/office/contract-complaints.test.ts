import { getContract, proposeContract } from "@hunarmand/api/contracts/contracts";
import { readContractOverview } from "@hunarmand/api/contracts/office-records";
import { submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { exportInquiries } from "@hunarmand/api/reports/exports";
import { expect, it } from "vitest";
import { complaintForm, proposalForm } from "../../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

async function makeContract() {
  const owner = await makeCustomer(portal);
  const { id } = (await portal.as(owner).call(proposeContract, { body: proposalForm })).body;
  return { owner, id };
}

const complain = async (owner: Person, subject: string, about: object) => {
  portal.clock.advance({ minutes: 1 });
  const body = { ...complaintForm, subject, ...about };
  expect((await portal.as(owner).call(submitComplaint, { body })).status).toBe(200);
};

/** A contract with three complaints. Its owner has complained about another contract, and about none, too. */
async function makeComplaints() {
  const { owner, id } = await makeContract();
  const { id: other } = (await portal.as(owner).call(proposeContract, { body: proposalForm })).body;
  for (const subject of ["First", "Second", "Third"]) await complain(owner, subject, { contractId: id });
  await complain(owner, "Of another contract", { contractId: other });
  await complain(owner, "Of no contract", {});
  return { owner, id };
}

it("the complaints of a contract are listed newest first, page by page, and no others", async () => {
  const { id: contractId } = await makeComplaints();
  const support = portal.as(await makeStaff(portal, "Support"));
  const first = await support.call(listInquiries, { query: { contractId, limit: "2" } });
  expect(first.body.map(({ subject }) => subject)).toEqual(["Third", "Second"]);
  const cursor = String(first.headers["x-next-cursor"]);
  const second = await support.call(listInquiries, { query: { contractId, limit: "2", cursor } });
  expect(second.body.map(({ subject }) => subject)).toEqual(["First"]);
  expect(second.headers["x-next-cursor"]).toBeUndefined();
  const nobodys = await support.call(listInquiries, { query: { contractId: crypto.randomUUID() } });
  expect(nobodys.body).toEqual([]);
  const { error } = await support.call(listInquiries, { query: { contractId: "x" } });
  expect(error.issues?.[0]?.field).toBe("contractId");
});

it("a Dispatcher reads only the number of a contract's complaints; Support and an Owner read the complaints", async () => {
  const { owner, id } = await makeComplaints();
  const list = { query: { contractId: id } };
  expect((await portal.call(listInquiries, list)).status).toBe(401);
  expect((await portal.as(owner).call(listInquiries, list)).status).toBe(403);
  for (const role of ["Verifier", "Dispatcher", "Finance"] as const) {
    const desk = portal.as(await makeStaff(portal, role));
    expect((await desk.call(listInquiries, list)).status, role).toBe(403);
    expect((await desk.call(exportInquiries, list)).status, role).toBe(403);
  }
  const dispatcher = portal.as(await makeStaff(portal, "Dispatcher"));
  const { body } = await dispatcher.call(readContractOverview, { params: { id } });
  expect(body.complaints).toBe(3);
  expect(JSON.stringify(body)).not.toContain("Second");
  for (const role of ["Support", "Owner"] as const)
    expect((await portal.as(await makeStaff(portal, role)).call(listInquiries, list)).body).toHaveLength(3);
});

it("an owner finds their complaints about a contract on it, newest first, and no others", async () => {
  const { owner, id } = await makeComplaints();
  const { body } = await portal.as(owner).call(getContract, { params: { id } });
  const references = body.complaints.map(({ reference }) => reference);
  const support = portal.as(await makeStaff(portal, "Support"));
  const listed = await support.call(listInquiries, { query: { contractId: id } });
  expect(listed.body.map(({ reference }) => reference)).toEqual(references);
  expect(body.complaints[0]).toMatchObject({ status: "New", answer: null });
  expect((await portal.as(await makeCustomer(portal)).call(getContract, { params: { id } })).status).toBe(404);
});

it("a contract without complaints counts none", async () => {
  const { id } = await makeContract();
  const dispatcher = portal.as(await makeStaff(portal, "Dispatcher"));
  expect((await dispatcher.call(readContractOverview, { params: { id } })).body.complaints).toBe(0);
});
