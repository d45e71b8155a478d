import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { spawnProgram } from "../../../test/child-programs.ts";
import { asUpload, makePicture } from "../../../test/make-image.ts";
import { encodeImage } from "./image-encoding.ts";

const refusal = { code: "invalid-input", issues: [{ field: "picture" }] };

/** One chunk of a PNG, with its length and checksum. */
function makeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  checksum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, checksum]);
}

/** A PNG of a few hundred kilobytes that decodes to `side` x `side` pixels. */
function makeBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (side + 1)));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    makeChunk("IHDR", header),
    makeChunk("IDAT", rows),
    makeChunk("IEND", Buffer.alloc(0)),
  ]);
}

const urlOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Encodes a picture in a process of its own, and prints the refusal and by how much its memory grew. */
const program = `
  import { readFile } from "node:fs/promises";
  import { asUpload, makePicture } from ${urlOf("../../../test/make-image.ts")};
  import { encodeImage } from ${urlOf("./image-encoding.ts")};
  await encodeImage(asUpload(await makePicture()));
  const bytes = await readFile(process.env.PICTURE);
  const before = process.memoryUsage().rss;
  const refused = await encodeImage(asUpload(bytes)).then(() => null, ({ code, issues }) => ({ code, issues }));
  console.log(JSON.stringify({ refused, grownBytes: process.memoryUsage().rss - before }));`;

/** The workers of the tests share a process, so only another one shows what a picture takes. */
async function encodeAlone(picture: Buffer): Promise<{ refused: unknown; grownBytes: number }> {
  const file = join(await mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), "picture-")), "picture");
  await writeFile(file, picture);
  const { stdout } = spawnProgram(["--input-type=module", "--eval", program], { PICTURE: file });
  return JSON.parse(await text(stdout));
}

describe("an uploaded picture (security rules, Uploads)", () => {
  it.each(["jpeg", "png", "webp"] as const)("is accepted as %s, with any file name", async (format) => {
    const image = await encodeImage({ ...asUpload(await makePicture({ format })), fileName: "page.html" });
    expect(image.mime).toBe(`image/${format}`);
    expect((await sharp(image.bytes).metadata()).format).toBe(format);
  });

  it("loses its metadata, above all the place where it was taken", async () => {
    const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 41/1 20/1", GPSLongitude: "73/1 1/1 47/1" } };
    const exif = { IFD0: { Copyright: "Ayesha Siddiqui", Make: "Phone" }, ...gps };
    const taken = await sharp(await makePicture())
      .withExif(exif)
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString("latin1")).toContain("Ayesha Siddiqui");
    const { bytes } = await encodeImage(asUpload(taken));
    const { exif: left, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect({ left, xmp, iptc, icc }).toEqual({});
    expect(bytes.toString("latin1")).not.toContain("Ayesha");
  });

  it("is rotated upright, by the camera's metadata", async () => {
    const lying = await sharp(await makePicture({ width: 60, height: 40 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes } = await encodeImage(asUpload(lying));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  it("is scaled down to at most 2,048 pixels, and never up", async () => {
    const wide = await encodeImage(asUpload(await makePicture({ width: 4096, height: 1024 })));
    expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 2048, height: 512 });
    const small = await encodeImage(asUpload(await makePicture({ width: 30, height: 20 })));
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  it("has the same hash with other metadata, and another hash with other pixels", async () => {
    const picture = await makePicture({ format: "png" });
    const withNote = await sharp(picture)
      .withExif({ IFD0: { Copyright: "a note" } })
      .png()
      .toBuffer();
    const [first, again, other] = await Promise.all(
      [picture, withNote, await makePicture({ format: "png" })].map((bytes) => encodeImage(asUpload(bytes))),
    );
    expect(withNote.equals(picture)).toBe(false);
    expect(again?.sha256).toBe(first?.sha256);
    expect(other?.sha256).not.toBe(first?.sha256);
  });
});

describe("a picture is refused (security rules, Uploads)", () => {
  const html = "<html><script>alert(1)</script></html>";
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each([
    ["SVG", () => Buffer.from(svg)],
    ["SVG behind an XML declaration", () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ["GIF", () => makePicture({ format: "gif" })],
    ["HTML", () => Buffer.from(html)],
    ["HTML behind a JPEG's first bytes", () => Buffer.from(`\xff\xd8\xff\xe0${html}`, "latin1")],
    ["HTML behind a PNG's first bytes", () => Buffer.from(`\x89PNG\r\n\x1a\n${html}`, "latin1")],
    ["a script that begins like a GIF", () => Buffer.from("GIF89a/*....*/=1;alert(1)")],
    [
      "TIFF",
      async () =>
        sharp(await makePicture())
          .tiff()
          .toBuffer(),
    ],
    [
      "AVIF",
      async () =>
        sharp(await makePicture())
          .avif()
          .toBuffer(),
    ],
    ["PDF", () => Buffer.from("%PDF-1.7\n1 0 obj")],
    ["nothing at all", () => Buffer.alloc(0)],
    ["half a JPEG", async () => (await makePicture({ width: 900, height: 900 })).subarray(0, 2_000)],
  ])("if it is %s", async (_name, make) => {
    await expect(encodeImage(asUpload(await make()))).rejects.toMatchObject(refusal);
  });

  it("if it decodes to more than 25 megapixels, before it is decoded", async () => {
    const bomb = makeBomb(12_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const { refused, grownBytes } = await encodeAlone(bomb);
    // By its header: decoding would give another reason.
    expect(refused).toMatchObject({ ...refusal, issues: [{ field: "picture", code: "picture-pixels" }] });
    expect(grownBytes).toBeLessThan(60_000_000);
    await expect(encodeImage(asUpload(makeBomb(4_900)))).resolves.toMatchObject({ mime: "image/png" });
  });

  it("if it has more than 5 MiB", async () => {
    const picture = await makePicture();
    const padded = Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024 - picture.length + 1)]);
    await expect(encodeImage(asUpload(padded))).rejects.toMatchObject({ ...refusal, code: "body-too-large" });
  });
});

it("a page hidden behind a real picture is not stored", async () => {
  const polyglot = Buffer.concat([await makePicture(), Buffer.from("<script>alert(1)</script>PK\x03\x04")]);
  const { bytes } = await encodeImage(asUpload(polyglot));
  // The whole mark of an archive: two letters alone may be in any picture.
  for (const hidden of ["<script>", "PK\x03\x04"]) expect(bytes.toString("latin1")).not.toContain(hidden);
});
