import { countUnreadNotices, listNotices } from "@hunarmand/api/notices/notices";
import {
  reinstateProvider,
  rejectProvider,
  sendBackProvider,
  suspendProvider,
  verifyProvider,
} from "@hunarmand/api/providers/office";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { readMails, readNotices } from "../../test/read-notices.ts";
import { notifyPeople } from "./notify-people.ts";

const portal = await startPortal();
const reason = "The picture shows another transfer.";

describe("a decision on a provider", () => {
  it.each([
    [sendBackProvider, "Pending", "provider-sent-back", true],
    [rejectProvider, "Pending", "provider-rejected", true],
    [suspendProvider, "Verified", "provider-suspended", true],
    [reinstateProvider, "Suspended", "provider-reinstated", false],
  ] as const)("notifies the provider with its reason (%#)", async (call, status, kind, isRefusal) => {
    const provider = await makeProvider(portal, { status });
    await portal.as(await makeStaff(portal)).call(call, { params: { id: provider.id }, body: { reason } });
    portal.forgetSessions();
    const [notice] = await readNotices(portal, provider);
    expect(notice).toMatchObject({ kind, reason, readDate: null });
    expect(Boolean(notice?.appeal)).toBe(isRefusal);
    const mail = (await readMails(portal, provider)).find(({ subject }) => subject === notice?.subject);
    expect(mail?.text).toContain(`Reason: ${reason}`);
    expect(mail?.text).toContain(`Next step: http://portal.test${notice?.link}`);
    expect(mail?.text?.includes("appeal: http://portal.test/complains?subject=Appeal")).toBe(isRefusal);
  });

  it("to verify them links to their requests", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    await portal.as(await makeStaff(portal)).call(verifyProvider, { params: { id: provider.id } });
    await notifyPeople(portal.services);
    const { body } = await portal.as(provider).call(listNotices, { query: {} });
    expect(body).toMatchObject([{ kind: "provider-verified", link: "/requestedjobs", reason: null, appeal: null }]);
  });
});

it("everyone is notified once, by any number of processes at the same time", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  for (let count = 0; count < 5; count++) await makeJob(portal, { provider, customer });
  await Promise.all([1, 2, 3].map(() => notifyPeople(portal.services)));
  expect((await readNotices(portal, provider)).map(({ kind }) => kind)).toEqual(Array(5).fill("job-offered"));
  const unread = await portal.as(provider).call(countUnreadNotices, {});
  expect(unread.body).toEqual({ unread: 6 });
});
