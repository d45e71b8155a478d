import { join } from "node:path";
import type { RequestOf } from "@hunarmand/api/call";
import { noticeKinds } from "@hunarmand/api/notices/notice-kinds";
import { setAvailability } from "@hunarmand/api/providers/providers";
import * as exports from "@hunarmand/api/reports/exports";
import { exportReports } from "@hunarmand/api/reports/reports";
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import { makeEnglishFinder } from "@hunarmand/texts/translations/find-english";
import { listLocaleFolders, readLocales } from "@hunarmand/texts/translations/read-locales";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import type { Tree } from "@hunarmand/texts/tree";
import { findUrduFaults } from "@hunarmand/texts/urdu/find-urdu-faults";
import { expect, it } from "vitest";
import { layOutMail } from "../../src/domain/mail/mail-html.ts";
import { signMails } from "../../src/domain/mail/mail-signature.ts";
import { fillApproved } from "../../src/notices/channels/approved-template.ts";
import { writeMail } from "../../src/notices/delivery/write-mail.ts";
import { getPushTitle } from "../../src/notices/push/push-titles.ts";
import { formatNotice, getDefaultTexts, placeholdersOf } from "../../src/notices/templates/fill-template.ts";
import { isSentKind } from "../../src/notices/templates/notice-rules.ts";
import { readTree } from "../../src/values/texts.ts";
import { makeProvider, makeStaff } from "../make.ts";
import { startPortal } from "../portal.ts";

const portal = await startPortal();
const root = join(import.meta.dirname, "../../../..");
const findEnglish = makeEnglishFinder(listLocaleFolders(root).map((folder) => readLocales(folder, "ur")));
const inUrdu = { "accept-language": "ur" };

/** Nothing of the English catalogues, and no other words in Latin letters. */
function expectUrdu(text: string, what: string): void {
  const lines = withoutIsolates(text).split("\n");
  expect(findEnglish(lines), what).toEqual([]);
  const ours = lines.filter((line) => !/https?:/.test(line)).join("\n");
  expect(findUrduFaults(ours).latin, what).toEqual([]);
}

it("a message of success is in the language of the page, and in English for all others", async () => {
  const me = portal.as(await makeProvider(portal));
  const set = async (headers: Record<string, string>) =>
    (await me.call(setAvailability, { body: { available: true } }, headers)).body.message;
  expect(await set(inUrdu)).toBe("اب آپ کو نئے کام کی آفر آئے گی۔");
  expect(await set({ "accept-language": "en" })).toBe("You will now receive job requests.");
  expect(await set({})).toBe("You will now receive job requests.");
});

it("every notice is in Urdu in the portal, in its mail and on a locked screen", () => {
  const own = { own: undefined, language: "ur", nameOf: (name: string) => name } as const;
  for (const kind of noticeKinds) {
    const values = Object.fromEntries(placeholdersOf(kind).map((name) => [name, "7"]));
    const { subject, text } = formatNotice({ kind, values }, own);
    const notice = { kind, subjectId: "7", subject, text, reason: "وجہ", link: "/notices" };
    const addressee = { to: "a@example.pk", name: "عائشہ", language: "ur", publicUrl: "https://portal.test" } as const;
    const mail = writeMail(notice, addressee);
    expectUrdu(`${mail.subject}\n${mail.text}\n${mail.action?.label}`, kind);
    expect(mail.action?.link).toBe("https://portal.test/ur/notices");
    if (isSentKind(kind)) expectUrdu(getPushTitle(kind, "ur"), kind);
  }
});

it("a message by WhatsApp to a reader of Urdu uses the template in Urdu, with its variables in the order of that text", () => {
  const reader = { language: "ur", nameOf: (name: string) => (name === "Lahore" ? "لاہور" : name) } as const;
  const place = { place: "G-9, Lahore", area: "G-9", city: "Lahore" };
  const values = { job: "Tiling (H-7)", skill: "Tiling", ...place, facts: "صبح" };
  const inText = [...getDefaultTexts("job-offered", "ur").text.matchAll(/\{(job|place|facts)\}/g)].map(
    ([, name]) => name,
  );
  const { language, variables } = fillApproved({ kind: "job-offered", values, link: "/requestedjobs" }, reader);
  expect(language).toBe("ur");
  expect(variables).toEqual(inText.map((name) => ({ ...values, place: "G-9، لاہور" })[name as keyof typeof values]));
  const english = { ...reader, language: "en" } as const;
  expect(fillApproved({ kind: "job-offered", values, link: "/requestedjobs" }, english)).not.toHaveProperty("language");
});

it("every mail and text message about an account is in Urdu", () => {
  const fill = (texts: unknown): string[] => {
    if (typeof texts === "string") return [texts];
    if (typeof texts === "function") return [texts(new Proxy({}, { get: () => "7", has: () => true }))];
    return Object.values(texts as object).flatMap(fill);
  };
  const texts = fill(fillTree(readTree("mails", "ur") as Tree, "ur"));
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) expectUrdu(text, text);
});

it("a mail in Urdu ends with the office's contact in Urdu", () => {
  const signature = signMails({ phone: "051-1234567", openingHours: "9 - 17", email: "o@example.pk" } as never, "ur");
  const html = layOutMail({ language: "ur", subject: "قیمت", text: "رقم مل گئی۔", signature });
  expect(html).toContain("فون: ");
  expect(html).not.toMatch(/Phone|Email/);
});

const lists = { ...exports, exportReports };

it.each(Object.keys(lists) as (keyof typeof lists)[])(
  "%s names each column in Urdu for people who read it",
  async (name) => {
    const call = lists[name];
    const request = { params: { kind: "cities" }, query: {} } as unknown as RequestOf<typeof call>;
    const owner = portal.as(await makeStaff(portal));
    const { status, body } = await owner.call(call, request as never, inUrdu);
    expect(status).toBe(200);
    const [head = ""] = (await (body as unknown as Blob).text()).split("\r\n");
    for (const column of head.replace("\uFEFF", "").split(",")) expect(column).toMatch(/\p{Script=Arabic}/u);
  },
);
