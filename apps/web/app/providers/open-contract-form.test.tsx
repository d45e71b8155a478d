import { afterEach, expect, test } from "vitest";
import { profile } from "../../test-setup/profile-replies.ts";
import { findButton } from "../../test-setup/screen-person.ts";
import { readPage, wait } from "../../test-setup/screen-reading.ts";
import { provider } from "../../test-setup/signed-in.ts";
import { leave, visit } from "../../test-setup/visit.ts";
import { withResolvers } from "../shared/parts/with-resolvers.ts";

afterEach(leave);

test("the agreement to print has the number of the identity card as it is on the card", async () => {
  await visit({ path: "/contractform", who: provider });
  await readPage("Agreement between Hunarmand and a handyman");
  await readPage("Read it here. You sign it at our office. You can also print it, sign it and bring it.");
  expect(document.querySelector(".contract-form")?.textContent).toMatch(/\d{5}-\d{7}-\d/);
});

test("the button that prints comes with the sheet", async () => {
  const after = withResolvers<void>();
  await visit({ path: "/contractform", who: provider, replies: { edituser: { body: profile, after: after.promise } } });
  await wait(() => document.querySelector("main h1"), "page");
  expect(findButton("Print")).toBeUndefined();
  after.resolve();
  await wait(() => document.querySelector(".contract-form") && findButton("Print"), "sheet with its button");
});
