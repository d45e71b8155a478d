import { setOwnLanguage } from "@hunarmand/api/account/language";
import { expect, it } from "vitest";
import { makeCustomer } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const readLanguageOf = async ({ id }: { id: string }) =>
  (await portal.db.selectFrom("accounts").select("language").where("id", "=", id).executeTakeFirstOrThrow()).language;

it("a person chooses the language of mails and messages for their own account", async () => {
  const [person, other] = [await makeCustomer(portal), await makeCustomer(portal)];
  const reply = await portal.as(person).call(setOwnLanguage, { body: { language: "ur" } });
  expect(reply.status).toBe(200);
  expect(await readLanguageOf(person)).toBe("ur");
  expect(await readLanguageOf(other)).toBe("en");
  await portal.as(person).call(setOwnLanguage, { body: { language: "en" } });
  expect(await readLanguageOf(person)).toBe("en");
});

it("a language that the portal lacks is refused with the field named", async () => {
  const person = await makeCustomer(portal);
  const reply = await portal.as(person).call(setOwnLanguage, { body: { language: "fr" as "ur" } });
  expect(reply.error.issues?.map(({ field }) => field)).toEqual(["language"]);
  expect(await readLanguageOf(person)).toBe("en");
});

it("nobody chooses a language without a session", async () => {
  expect((await portal.call(setOwnLanguage, { body: { language: "ur" } })).status).toBe(401);
});
