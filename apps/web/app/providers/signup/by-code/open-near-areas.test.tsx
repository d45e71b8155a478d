import { afterEach, expect, test } from "vitest";
import { refusing } from "../../../../test-setup/faked-server.ts";
import { standAt } from "../../../../test-setup/geolocation.ts";
import { fill, findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { open, proveNumber } from "../../../../test-setup/signup/by-code.ts";
import { leave } from "../../../../test-setup/visit.ts";

afterEach(async () => {
  standAt(undefined);
  await leave();
});

const readGroups = () => [...document.querySelectorAll("main [role=group]")].map(({ textContent }) => textContent);

test("areas near the position take the place of the first areas of the city: one list at a time", async () => {
  standAt(0);
  await open({ nearest: { body: { city: "Islamabad", areas: ["F-10", "G-9"] } } });
  await proveNumber();
  await fill({ fullName: "Nadeem Gul Zaman" });
  await press("Continue");
  await wait(() => findButton("Islamabad"), "cities");
  await press("Find where I am");
  await readPage("Which area are you in?");
  await wait(() => findField("area")?.disabled === false, "list of areas");
  expect(readGroups()).toEqual(["F-10G-9", expect.stringContaining("Islamabad")]);
  await press("Rawalpindi");
  await wait(() => findButton("Saddar"), "areas of the other city");
});

test("a refused code leads to the last message or a new code, and a new one takes the words away", async () => {
  const way = "Look at the last message, or send a new code.";
  await open({ "login-code": refusing("code-invalid") });
  await fill({ phoneNumber: "0345 1234567" });
  await press("Send code");
  await fill({ code: "111111" });
  await readPage(way);
  await press("Send a new code");
  await readPage("We have sent a new code.");
  expect(document.body.textContent).not.toContain(way);
});

const imran = {
  ...{ id: "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a77", firstName: "Imran", city: "Lahore", area: "Gulberg", reviews: 0 },
  ...{ category: "Construction", skills: ["Masonry"], rating: null, hasPicture: false },
};

test.each([
  ["nobody", [], true],
  ["somebody", [imran], false],
] as const)(
  "who chooses a far city reads where the visit is, and if nobody works there yet: %s",
  async (_, body, isSaid) => {
    await open({ directory: { body } });
    await proveNumber();
    await fill({ fullName: "Nadeem Gul Zaman" });
    await press("Continue");
    await press("Lahore");
    const readMain = () => document.querySelector("main")?.textContent ?? "";
    await wait(() => readMain().includes("you come once to our office in Islamabad: Office 4"), "the visit");
    const nobody = "In Lahore nobody works with us yet. The first job there may take long.";
    if (isSaid) await readPage(nobody);
    else expect(readMain()).not.toContain(nobody);
    await press("Islamabad");
    await wait(() => !readMain().includes("you come once to our office"), "a near city");
  },
);
