import { expect, test } from "vitest";
import { done } from "../../test-setup/faked-server.ts";
import { picture } from "../../test-setup/picture.ts";
import { choose, press } from "../../test-setup/screen-person.ts";
import { readDialog, readPage } from "../../test-setup/screen-reading.ts";
import { provider } from "../../test-setup/signed-in.ts";
import { visit } from "../../test-setup/visit.ts";

const save = async (): Promise<void> => {
  await choose("File", picture);
  await readPage(picture.name);
  await press("Save Changes");
};

test("a picture shows per cent while it is sent", async () => {
  await visit({ path: "/profilepicture", who: provider, replies: { "upload-profile": { isHeld: true } } });
  await save();
  await readPage("60 %");
});

test("a picture that has arrived shows no per cent", async () => {
  await visit({ path: "/profilepicture", who: provider, replies: { "upload-profile": done("") } });
  await save();
  await readDialog("Profile image uploaded successfully!");
  expect(document.querySelector("progress")).toBeNull();
});
