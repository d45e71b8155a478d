import { getProfileImage, uploadCnicFront } from "@hunarmand/api/providers/documents";
import { expect, it } from "vitest";
import { openSilentEndpoint, openUnreachableEndpoint } from "../../../test/faults/black-holes.ts";
import { makeProvider } from "../../../test/make.ts";
import { asUpload, makeForm, makePicture } from "../../../test/make-image.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { openFileVault } from "./file-vault.ts";
import { storeImage } from "./files.ts";

const portal = await startPortal();

/** The portal over a bucket behind this port of the loopback interface. */
async function openOver(port: number) {
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  const url = `s3://key:secret@127.0.0.1/portal-files?endpoint=${endpoint}`;
  return openVariant(portal, { services: { files: await openFileVault({ folder: "", url }, ["a secret"]) } });
}
type Variant = Awaited<ReturnType<typeof openOver>>;

async function upload({ as }: Variant) {
  const provider = await makeProvider(portal);
  const body = makeForm({ cnicFront: await makePicture() });
  await portal.headersOf(provider);
  const startedAt = performance.now();
  const reply = await as(provider).call(uploadCnicFront, { params: { id: provider.id }, body });
  return { reply, seconds: (performance.now() - startedAt) / 1_000 };
}

async function read({ as }: Variant) {
  const provider = await makeProvider(portal);
  const image = { ownerId: provider.id, kind: "profile-image", isPrivate: false } as const;
  await storeImage(portal.services, { ...image, upload: asUpload(await makePicture()) });
  await portal.headersOf(provider);
  const startedAt = performance.now();
  const reply = await as(provider).call(getProfileImage, { query: { email: provider.email } });
  return { reply, seconds: (performance.now() - startedAt) / 1_000 };
}

const away = { status: 503, error: { code: "unavailable" }, headers: { "retry-after": "5" } };

it.each([
  ["an upload", upload, "nothing"],
  ["a picture", read, "nothing"],
  ["a picture that stops half-way", read, "half a reply"],
] as const)("a file store that falls silent gives %s a 503 after 8 s", async (_what, use, beginning) => {
  const { reply, seconds } = await use(await openOver(await openSilentEndpoint(beginning)));
  expect(reply).toMatchObject(away);
  expect(seconds).toBeGreaterThan(7.5);
  expect(seconds).toBeLessThan(12);
});

it.each([
  ["an upload", upload],
  ["a picture", read],
] as const)("a file store that cannot be connected to gives %s a 503 after 2 s", async (_what, use) => {
  const { reply, seconds } = await use(await openOver(await openUnreachableEndpoint()));
  expect(reply).toMatchObject(away);
  expect(seconds).toBeGreaterThan(1.5);
  expect(seconds).toBeLessThan(6);
});
