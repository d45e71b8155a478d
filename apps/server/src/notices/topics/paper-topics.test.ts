import { proposeContract } from "@hunarmand/api/contracts/contracts";
import { acceptContract, rejectContract } from "@hunarmand/api/contracts/office-decisions";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import { describe, expect, it } from "vitest";
import { proposalForm, quoteForm } from "../../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";
import { addDays, dayOf } from "../../values/karachi-days.ts";

const portal = await startPortal();

const reason = "The site is out of reach.";

describe("of papers", () => {
  it("the owner of a proposal is notified of its decision", async () => {
    const [owner, office] = [await makeCustomer(portal), await makeStaff(portal)];
    const propose = async () => {
      await portal.as(owner).call(proposeContract, { body: { ...proposalForm, email: owner.email } });
      const { id } = await portal.db
        .selectFrom("contracts")
        .select("id")
        .where("status", "=", "Under Review")
        .executeTakeFirstOrThrow();
      return id;
    };
    await portal.as(office).call(acceptContract, { params: { id: await propose() }, body: {} });
    await portal.as(office).call(rejectContract, { params: { id: await propose() }, body: { reason } });
    const kinds: NoticeKind[] = ["contract-rejected", "contract-accepted"];
    const notices = await readNotices(portal, owner);
    expect(notices.map(({ kind }) => kind).sort()).toEqual(kinds.sort());
    expect(notices.find(({ kind }) => kind === "contract-rejected")).toMatchObject({
      reason,
      appeal: expect.any(String),
    });
  });

  it("an accepted contract with a known first day names that day, and does not speak of agreeing on it", async () => {
    const [owner, office] = [await makeCustomer(portal), await makeStaff(portal)];
    const startDate = addDays(dayOf(portal.clock.now()), 9);
    const body = { ...proposalForm, startDate, email: owner.email };
    const { id } = (await portal.as(owner).call(proposeContract, { body })).body;
    await portal.as(office).call(acceptContract, { params: { id }, body: {} });
    const [notice] = await readNotices(portal, owner);
    expect(notice).toMatchObject({ kind: "contract-accepted-day", text: expect.stringContaining("Work begins on") });
    expect(notice?.text).not.toContain("agree on the start");
  });

  it("the person who asked for a quote is notified of the price, and once when it expires", async () => {
    const [owner, office] = [await makeCustomer(portal), await makeStaff(portal)];
    await portal.as(owner).call(requestQuote, { body: { ...quoteForm, exactHandymen: 12, email: owner.email } });
    const { id } = await portal.db.selectFrom("quotes").select("id").executeTakeFirstOrThrow();
    const validUntil = new Date(portal.clock.now().getTime() + 3_600_000).toISOString();
    await portal
      .as(office)
      .call(answerQuote, { params: { id }, body: { amount: 90_000, validUntil, payTime: "end", note: "With tools." } });
    const link = `/contracts?section=quote&answer=${id}`;
    expect(await readNotices(portal, owner)).toMatchObject([
      { kind: "quote-answered", text: expect.stringContaining("crew of 12 "), reason: "With tools.", link },
    ]);
    portal.clock.advance({ hours: 2 });
    for (let twice = 0; twice < 2; twice++)
      expect((await readNotices(portal, owner)).map(({ kind }) => kind)).toEqual(["quote-expired", "quote-answered"]);
  });
});
