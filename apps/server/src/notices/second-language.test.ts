import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listNotices } from "@hunarmand/api/notices/notices";
import { suspendProvider } from "@hunarmand/api/providers/office";
import { makePseudo } from "@hunarmand/texts/make-pseudo";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { readMails } from "../../test/read-notices.ts";
import { setLocalesFolder } from "../values/texts.ts";
import { notifyPeople } from "./notify-people.ts";

const portal = await startPortal();
const shipped = join(import.meta.dirname, "../locales");

/** A second language only needs files beside the English ones. */
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "locales-"));
  for (const language of ["en", "ur"]) mkdirSync(join(folder, language));
  for (const name of readdirSync(join(shipped, "en")).filter((file) => !file.endsWith(".ts"))) {
    const english = readFileSync(join(shipped, "en", name), "utf8");
    writeFileSync(join(folder, "en", name), english);
    writeFileSync(join(folder, "ur", name), JSON.stringify(makePseudo(JSON.parse(english))));
  }
  setLocalesFolder(folder);
});
afterAll(() => setLocalesFolder(shipped));

it("a notice is in the language of its reader, a mail in that of its recipient", async () => {
  const provider = await makeProvider(portal, { status: "Verified" });
  await portal.db.updateTable("accounts").set({ language: "ur" }).where("id", "=", provider.id).execute();
  const reason = "The papers are missing.";
  const office = portal.as(await makeStaff(portal));
  await office.call(suspendProvider, { params: { id: provider.id }, body: { reason } });
  portal.forgetSessions();
  await notifyPeople(portal.services);
  const mails = await readMails(portal, provider);
  const mail = mails.find(({ subject }) => subject === "⟦Your account is suspended⟧");
  expect(mail?.text).toContain(`⟦Reason: \u2068${reason}\u2069⟧`);
  expect(mail?.text?.split("\n\n").every((part) => part.startsWith("⟦"))).toBe(true);
  const stored = await portal.db
    .selectFrom("notices")
    .selectAll()
    .where("kind", "=", "provider-suspended")
    .executeTakeFirst();
  expect(stored).toMatchObject({ kind: "provider-suspended", subject: null, text: null });
  const reader = portal.as(provider);
  const subjects = async (language: string) =>
    (await reader.call(listNotices, { query: {} }, { "accept-language": language })).body.map(({ subject }) => subject);
  expect(await subjects("ur")).toContain("⟦Your account is suspended⟧");
  expect(await subjects("en")).toContain("Your account is suspended");
});

it("a notice and its mail name the job and its place in the reader's language", async () => {
  const provider = await makeProvider(portal);
  await portal.db.updateTable("accounts").set({ language: "ur" }).where("id", "=", provider.id).execute();
  await makeJob(portal, { customer: await makeCustomer(portal), provider });
  const subjects = (await readMails(portal, provider)).map(({ subject }) => subject ?? "");
  expect(subjects.some((subject) => subject.includes("اے سی کی فٹنگ"))).toBe(true);
  const read = async (language: string) => {
    const { body } = await portal.as(provider).call(listNotices, { query: {} }, { "accept-language": language });
    return body.find(({ kind }) => kind === "job-offered")?.text;
  };
  expect(await read("ur")).toMatch(/اے سی کی فٹنگ.*جی-9، اسلام آباد/);
  expect(await read("en")).toMatch(/AC Installation.*G-9, Islamabad/);
});
