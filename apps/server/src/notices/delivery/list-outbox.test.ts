import { listOutbox } from "@hunarmand/api/notices/delivery";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { queueMail } from "../../domain/mail/mail.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";
import { openMailer } from "../../services/mailer.ts";

const portal = await startPortal();

const queueTo = (to: string, subject: string) =>
  queueMail(portal.services, { to, language: "en", subject, text: `Dear ${to}` });

describe("the outbox", () => {
  it("shows the office every message with its body, newest first, page by page", async () => {
    const staff = await makeStaff(portal, "Support");
    for (const subject of ["first", "second", "third"]) await queueTo("ali@example.pk", subject);

    const page = await portal.as(staff).call(listOutbox, { query: { limit: 2 } });
    expect(page.body).toMatchObject([{ subject: "third", text: "Dear ali@example.pk" }, { subject: "second" }]);
    const cursor = String(page.headers["x-next-cursor"]);
    const rest = await portal.as(staff).call(listOutbox, { query: { limit: 2, cursor } });
    expect(rest.body).toMatchObject([{ subject: "first", status: "waiting" }]);
    expect(rest.headers["x-next-cursor"]).toBeUndefined();
  });

  it("finds the messages to one person", async () => {
    const staff = await makeStaff(portal, "Owner");
    await queueTo("ali@example.pk", "to Ali");
    await queueTo("sana@example.pk", "to Sana");
    const { body } = await portal.as(staff).call(listOutbox, { query: { to: "Sana@example.pk" } });
    expect(body).toMatchObject([{ to: "sana@example.pk" }]);
    expect(body).toHaveLength(1);
  });

  it("does not read the digits of an e-mail as a phone number", async () => {
    const staff = await makeStaff(portal, "Owner");
    await queueTo("ali03001234567@example.pk", "to Ali");
    const { body } = await portal.as(staff).call(listOutbox, { query: { to: "ali03001234567@example.pk" } });
    expect(body).toMatchObject([{ subject: "to Ali" }]);
  });

  it("shows no body if a mail server is configured", async () => {
    const mailer = openMailer({ smtpUrl: "smtp://127.0.0.1:9", mailFrom: "no-reply@portal.test" });
    const { as } = await openVariant(portal, { services: { mailer } });
    await queueTo("ali@example.pk", "to Ali");
    const { body } = await as(await makeStaff(portal, "Support")).call(listOutbox, { query: {} });
    expect(body).toMatchObject([{ subject: "to Ali", text: null }]);
  });

  it("is closed to other desks and to everyone else, and reading it is audited", async () => {
    const [support, finance] = [await makeStaff(portal, "Support"), await makeStaff(portal, "Finance")];
    expect((await portal.as(finance).call(listOutbox, { query: {} })).status).toBe(403);
    expect((await portal.as(await makeCustomer(portal)).call(listOutbox, { query: {} })).status).toBe(403);
    await portal.as(support).call(listOutbox, { query: {} });
    const audit = await portal.db.selectFrom("auditEntries").select(["actorId", "action"]).orderBy("id").execute();
    expect(audit).toEqual([{ actorId: support.id, action: "outbox.read" }]);
  });

  it("shows below each mail how to reach the office, by the settings at that moment", async () => {
    const support = portal.as(await makeStaff(portal, "Support"));
    await queueTo("ali@example.pk", "before");
    await writeSettings(portal.db, {
      contact: { phone: "111-486-276", whatsapp: "0300 1112233", email: "help@office.pk", openingHours: "10 to 4" },
    });
    await queueTo("ali@example.pk", "after");
    const { body } = await support.call(listOutbox, { query: {} });
    expect(body[1]?.text).toBe("Dear ali@example.pk");
    expect(body[0]?.text).toBe(
      "Dear ali@example.pk\n\n-- \nHunarmand\nPhone: 111-486-276 (10 to 4)\nWhatsApp: https://wa.me/923001112233\nEmail: help@office.pk",
    );
  });
});
