import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { afterEach, beforeEach, test } from "vitest";
import { standAt } from "../../../test-setup/geolocation.ts";
import { findButton } from "../../../test-setup/screen-person.ts";
import { wait } from "../../../test-setup/screen-reading.ts";
import { customerScreens } from "../../../test-setup/spoken/customer-screens.ts";
import { everyoneScreens } from "../../../test-setup/spoken/everyone-screens.ts";
import { handymanScreens } from "../../../test-setup/spoken/handyman-screens.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import spoken from "../../locales/en/spoken.json";
import { forgetRecordings } from "./recording-list.ts";

beforeEach(forgetRecordings);
afterEach(leave);
afterEach(() => {
  standAt(undefined);
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const { sentences, listen } = spoken.english;

const screens = Object.entries({ ...handymanScreens, ...customerScreens, ...everyoneScreens }).flatMap(
  ([sentence, shownOn]) =>
    [shownOn].flat().map((screen) => ({ sentence: sentence as SpokenSentence, path: screen.path, screen })),
);

test.each(screens)("the recording of $sentence can be played on $path", async ({ sentence, screen }) => {
  const { act, replies, ...opened } = screen;
  const list = { "Recordings/en": { body: [{ sentence, hash: "a".repeat(64), seconds: 3 }] } };
  await visit({ ...opened, replies: { ...list, ...replies } });
  await act?.();
  await wait(
    () => findButton(listen({ text: sentences[sentence] })),
    () => `button of ${sentence} in ${document.body.textContent}`,
  );
});
