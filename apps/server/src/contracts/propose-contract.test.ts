import {
  type ContractBody,
  getContract,
  listActiveContracts,
  listPastContracts,
  listRequestedContracts,
  proposeContract,
} from "@hunarmand/api/contracts/contracts";
import { submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { listInquiries, readInquiry } from "@hunarmand/api/inquiries/office";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { complaintForm } from "../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const proposal: z.input<typeof ContractBody> = {
  contractorName: "Kamran Builders",
  address: "Plot 9, I-9/3",
  city: "Islamabad",
  phoneNumber: "03041234567",
  cnic: "61101-1234567-1",
  projectName: "Office tower",
  availability: "Day/Night",
  duration: "Three months",
  contractDetails: "Twenty masons and four electricians.",
};

const propose = (person: Person, body: Partial<z.input<typeof ContractBody>> = {}) =>
  portal.as(person).call(proposeContract, { body: { ...proposal, ...body } });

const listRequested = (person: Person, query: Record<string, string> = {}) =>
  portal.as(person).call(listRequestedContracts, { query });

describe("a complaint about a contract", () => {
  it("belongs to it for the office, and is refused for another's contract and without a login", async () => {
    const contractor = await makeCustomer(portal);
    const { id: contractId } = (await propose(contractor)).body;
    const body = { ...complaintForm, subject: "Wrong day: Ali Raza, 05-Mar-2026", contractId };
    for (const sender of [portal, portal.as(await makeCustomer(portal))])
      expect((await sender.call(submitComplaint, { body })).error.code).toBe("contract-not-found");
    expect((await portal.as(contractor).call(submitComplaint, { body })).status).toBe(200);
    const desk = portal.as(await makeStaff(portal, "Support"));
    const [inquiry] = (await desk.call(listInquiries, { query: {} })).body;
    const read = await desk.call(readInquiry, { params: { id: inquiry?.id ?? "" } });
    expect(read.body.contract).toEqual({ id: contractId, projectName: "Office tower" });
  });
});

describe("proposing a contract", () => {
  it("adds the proposal to the caller's requested list, under review", async () => {
    const contractor = await makeCustomer(portal);

    const answer = await propose(contractor, { email: contractor.email });

    expect(answer).toMatchObject({ status: 200, body: { message: "Contract proposal submitted successfully!" } });
    const list = await listRequested(contractor, { email: contractor.email });
    expect(list.body).toEqual({
      message: "Requested contracts retrieved successfully.",
      data: [
        {
          ...proposal,
          id: answer.body.id,
          phoneNumber: "+923041234567",
          cnic: "6110112345671",
          status: "Under Review",
          statusReason: null,
          requestedDate: expect.any(String),
          completionDate: null,
          ...{
            expectedPrice: null,
            handymen: null,
            durationDays: null,
            agreedPrice: null,
            startDate: null,
            quote: null,
            money: null,
            onCrew: 0,
            crewNames: [],
            trades: [],
          },
          nextSteps: ["withdraw"],
        },
      ],
    });
  });

  it("leaves the other lists empty, with the texts of the screen", async () => {
    const contractor = await makeCustomer(portal);
    await propose(contractor);
    const own = { query: { email: contractor.email } };
    expect((await portal.as(contractor).call(listActiveContracts, own)).body).toEqual({
      message: "Active contracts retrieved successfully.",
      data: [],
    });
    expect((await portal.as(contractor).call(listPastContracts, own)).body).toEqual({
      message: "Past contracts retrieved successfully.",
      data: [],
    });
  });

  it("is possible for a handyman and for staff, each for themselves", async () => {
    for (const person of [await makeProvider(portal, { status: "Pending" }), await makeStaff(portal, "Verifier")]) {
      expect((await propose(person)).status).toBe(200);
      expect((await listRequested(person)).body.data).toHaveLength(1);
    }
  });

  it("refuses another's email, also from staff", async () => {
    const [owner, stranger, staff] = [
      await makeCustomer(portal),
      await makeCustomer(portal),
      await makeStaff(portal, "Dispatcher"),
    ];
    await propose(owner);
    for (const other of [stranger, staff]) {
      const list = await listRequested(other, { email: owner.email });
      expect(list).toMatchObject({ status: 403, error: { code: "not-your-account" } });
      expect((await propose(other, { email: owner.email })).status).toBe(403);
    }
  });

  it("needs a token", async () => {
    expect((await portal.call(proposeContract, { body: proposal })).status).toBe(401);
    expect((await portal.call(listRequestedContracts, { query: {} })).status).toBe(401);
  });

  it.each(Object.keys(proposal))("names %s when it is missing", async (field) => {
    const answer = await propose(await makeCustomer(portal), { [field]: undefined });
    expect(answer).toMatchObject({ status: 400, error: { code: "invalid-input", issues: [{ field }] } });
  });

  it.each([
    ["city", "Multan"],
    ["availability", "Weekends"],
    ["duration", "Two years"],
    ["cnic", "123"],
    ["phoneNumber", "12"],
    ["projectName", "   "],
  ])("refuses %s %j", async (field, value) => {
    const answer = await propose(await makeCustomer(portal), { [field]: value });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });

  it("ignores a status and an owner in the request", async () => {
    const [contractor, other] = [await makeCustomer(portal), await makeCustomer(portal)];
    await propose(contractor, { status: "Active", accountId: other.id } as object);
    expect((await listRequested(contractor)).body.data).toMatchObject([{ status: "Under Review" }]);
    expect((await listRequested(other)).body.data).toEqual([]);
  });

  it("is listed page by page, each proposal once", async () => {
    const contractor = await makeCustomer(portal);
    for (const name of ["one", "two", "three"]) await propose(contractor, { projectName: name });
    const first = await listRequested(contractor, { limit: "2" });
    const cursor = String(first.headers["x-next-cursor"]);
    const second = await listRequested(contractor, { limit: "2", cursor });
    const names = [...first.body.data, ...second.body.data].map(({ projectName }) => projectName);
    expect(names).toEqual(["three", "two", "one"]);
    expect(second.headers["x-next-cursor"]).toBeUndefined();
  });

  it("shows a contract only to its owner", async () => {
    const [owner, stranger] = [await makeCustomer(portal), await makeCustomer(portal)];
    const { id } = (await propose(owner)).body;
    expect((await portal.as(owner).call(getContract, { params: { id } })).body.history).toEqual([
      { kind: "proposed", at: expect.any(String), by: "contractor", member: null, reason: null },
    ]);
    const refused = await portal.as(stranger).call(getContract, { params: { id } });
    expect(refused).toMatchObject({ status: 404, error: { code: "contract-not-found" } });
  });
});
