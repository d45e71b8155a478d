import { getProfileImage, uploadCnicFront } from "@hunarmand/api/providers/documents";
import { expect, it } from "vitest";
import { openSilentEndpoint, openUnreachableEndpoint } from "../../../test/faults/black-holes.ts";
import { holdTime, passTime } from "../../../test/held-time.ts";
import { makeProvider } from "../../../test/make.ts";
import { asUpload, makeForm, makePicture } from "../../../test/make-image.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { openFileVault } from "./file-vault.ts";
import { storeImage } from "./files.ts";

const portal = await startPortal();

/** The portal with a bucket on this port of the loopback interface, and its log lines of warnings and errors. */
async function openOver(port: number) {
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  const url = `s3://key:secret@127.0.0.1/portal-files?endpoint=${endpoint}`;
  const files = await openFileVault({ folder: "", url }, ["a secret"]);
  const lines: string[] = [];
  const settings = { logLevel: "warn", logTo: { write: (line: string) => void lines.push(line) } } as const;
  return { ...(await openVariant(portal, { services: { files }, settings })), lines };
}
type Variant = Awaited<ReturnType<typeof openOver>>;

/** Prepares a call that needs the store. The returned function sends it. */
async function upload({ as }: Variant) {
  const provider = await makeProvider(portal);
  const body = makeForm({ cnicFront: await makePicture() });
  await portal.headersOf(provider);
  return () => as(provider).call(uploadCnicFront, { params: { id: provider.id }, body });
}

async function read({ as }: Variant) {
  const provider = await makeProvider(portal);
  const image = { ownerId: provider.id, kind: "profile-image", isPrivate: false } as const;
  await storeImage(portal.services, { ...image, upload: asUpload(await makePicture()) });
  await portal.headersOf(provider);
  return () => as(provider).call(getProfileImage, { query: { email: provider.email } });
}

const away = { status: 503, error: { code: "unavailable" }, headers: { "retry-after": "5" } };

it.each([
  ["an upload", upload, "nothing"],
  ["a picture", read, "nothing"],
  ["a picture that stops half-way", read, "half a reply"],
] as const)("a file store that does not reply gives %s a 503 after 8 s", async (_what, prepare, beginning) => {
  const { port, isAwaited } = await openSilentEndpoint(beginning);
  const send = await prepare(await openOver(port));
  holdTime();
  let hasReplied = false;
  const reply = send().finally(() => {
    hasReplied = true;
  });
  await isAwaited;
  await passTime(7_900);
  expect(hasReplied).toBe(false);
  await passTime(100);
  expect(await reply).toMatchObject(away);
});

it.each([
  ["an upload", upload],
  ["a picture", read],
] as const)(
  "a file store that accepts no connection gives %s a 503 after 2 s, not only after 8 s",
  async (_what, prepare) => {
    const { port } = await openUnreachableEndpoint();
    const variant = await openOver(port);
    const send = await prepare(variant);
    expect(await send()).toMatchObject(away);
    // Shows that the time-out of connections ended it, not the general one.
    expect(variant.lines.join()).toContain("did not establish a connection");
  },
);
