import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { getWalletAccounts } from "@hunarmand/api/payments/due";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { getReceipt } from "@hunarmand/api/payments/receipts";
import { changePlatformFee } from "@hunarmand/api/staff/fee/platform-fee";
import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { expect, it } from "vitest";
import { queueMail } from "../../src/domain/mail/mail.ts";
import { getSettings } from "../../src/domain/settings/settings.queries.ts";
import { fillPage } from "../../src/http/pages/fill-page.ts";
import { dayOf } from "../../src/values/karachi-days.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../make.ts";
import { startPortal } from "../portal.ts";

const portal = await startPortal();

const save = async (body: Parameters<typeof change>[1]) => change(portal.as(await makeStaff(portal)), body);
const change = async (owner: ReturnType<typeof portal.as>, body: Partial<Record<string, unknown>>) =>
  expect((await owner.call(updateOfficeSettings, { body: body as never })).status).toBe(200);

it("a changed fee is shown in the offer, in the provider's share of the usual price, and in the receipt", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  await makeJob(portal, { provider, customer });
  const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
  const readOffer = async () => {
    const { body } = await portal
      .as(provider)
      .call(listRequestedJobs, { params: { email: provider.email }, query: {} });
    return body[0];
  };
  for (const platformFeePercent of [10, 20]) {
    const read = { platformFeePercent: platformFeePercent - 10, plannedFee: null };
    const body = { percent: platformFeePercent, from: dayOf(portal.clock.now()), reason: "Higher costs.", read };
    const owner = portal.as(await makeStaff(portal));
    expect((await owner.call(changePlatformFee, { body })).status).toBe(200);
    const offer = await readOffer();
    expect(offer?.platformFeePercent).toBe(platformFeePercent);
    expect(offer?.netPrice?.from).toBe(((offer?.usualPrice?.from ?? 0) * (100 - platformFeePercent)) / 100);
  }
  await portal.as(await makeStaff(portal)).call(confirmJobCash, { params: { id: jobId }, body: { amount: 1_500 } });
  const receipt = (await portal.as(provider).call(getReceipt, { params: { id: jobId } })).body;
  expect(receipt).toMatchObject({ amount: 1_500, fee: 300, net: 1_200 });
});

it("changed contact data replaces the old in pages, structured data and both parts of each mail", async () => {
  const template = `<head></head><a href="{{office.phoneLink}}">{{office.phone}}</a><script type="application/ld+json">{"telephone":"{{office.dialledPhone}}","email":"{{office.email}}"}</script>`;
  const writeEverywhere = async () => {
    await queueMail(portal.services, { to: "ali@example.pk", language: "en", subject: "News", text: "News." });
    const mail = await portal.db.selectFrom("outbox").select(["text", "html"]).executeTakeFirstOrThrow();
    await portal.db.deleteFrom("outbox").execute();
    return [mail.text, mail.html, fillPage(template, makePublicSettings(await getSettings(portal.db)))];
  };
  await save({ contact: { phone: "051-1112222", email: "old@hunarmand.pk" } });
  for (const text of await writeEverywhere()) expect(text).toMatch(/051-1112222.*old@hunarmand\.pk/s);
  await save({ contact: { phone: "042-3334444", email: "new@hunarmand.pk" } });
  for (const text of await writeEverywhere()) {
    expect(text).toMatch(/042-3334444.*new@hunarmand\.pk/s);
    expect(text).not.toMatch(/051-?1112222|old@hunarmand/);
  }
});

it("pages get the usual price of a day as long as the office has set it", async () => {
  const read = async () =>
    fillPage(
      "<head></head>{{#office.dayPriceToPkr}}{{office.dayPriceFromPkr}}/{{office.dayPriceToPkr}}{{/office.dayPriceToPkr}}",
      makePublicSettings(await getSettings(portal.db)),
    );
  expect(await read()).not.toContain("dayPrice");
  await save({ usualDayPrice: { fromPkr: 2_500, toPkr: 5_000 } });
  expect(await read()).toContain("</head>2500/5000");
  await save({ usualDayPrice: null });
  expect(await read()).not.toContain("dayPrice");
});

it("everybody reads the offer rule and the wallet accounts as the office last set them", async () => {
  const customer = portal.as(await makeCustomer(portal));
  for (const figure of [7, 9]) {
    const jazzcash = { title: "Hunarmand", number: `0300-111223${figure}` };
    await save({ offerRoundSize: figure, offerMinutes: figure * 2, walletAccounts: { jazzcash } });
    const page = fillPage(
      "<head></head>{{office.offerRoundSize}}/{{office.offerMinutes}}",
      makePublicSettings(await getSettings(portal.db)),
    );
    expect(page).toContain(`</head>${figure}/${figure * 2}`);
    expect((await customer.call(getWalletAccounts, {})).body).toEqual({ accounts: { jazzcash } });
  }
});
