import { afterEach, expect, test } from "vitest";
import { readPage } from "../../test-setup/screen-reading.ts";
import { provider } from "../../test-setup/signed-in.ts";
import { leave, visit } from "../../test-setup/visit.ts";

afterEach(leave);

test("the agreement to print has the number of the identity card as it is on the card", async () => {
  await visit({ path: "/contractform", who: provider });
  await readPage("Agreement between Hunarmand and a handyman");
  await readPage("Read it here. You sign it at our office. You can also print it, sign it and bring it.");
  expect(document.querySelector(".contract-form")?.textContent).toMatch(/\d{5}-\d{7}-\d/);
});
