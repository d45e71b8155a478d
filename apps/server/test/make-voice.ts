const opusRate = 48_000;
const serial = 7;
const pageHeaderBytes = 27;

/** A page of an Ogg stream. Its check sum is not set, because the readers of lengths and kinds ignore it. */
function makePage(data: Buffer, { type, granule, number }: { type: number; granule: number; number: number }): Buffer {
  const header = Buffer.alloc(pageHeaderBytes);
  header.write("OggS", 0, "latin1");
  header.writeUInt8(type, 5);
  header.writeBigUInt64LE(BigInt(granule), 6);
  header.writeUInt32LE(serial, 14);
  header.writeUInt32LE(number, 18);
  header.writeUInt8(1, 26);
  return Buffer.concat([header, Buffer.from([data.length]), data]);
}

function makeOpusHead(): Buffer {
  const head = Buffer.alloc(19);
  head.write("OpusHead", 0, "latin1");
  head.writeUInt8(1, 8);
  head.writeUInt8(1, 9);
  head.writeUInt32LE(opusRate, 12);
  return head;
}

function makeOpusTags(): Buffer {
  const vendor = Buffer.from("test", "latin1");
  const [length, none] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32LE(vendor.length, 0);
  return Buffer.concat([Buffer.from("OpusTags", "latin1"), length, vendor, none]);
}

/** A voice note as Firefox records it: Ogg with Opus, with its length. */
export const makeVoice = ({ seconds = 4 } = {}): Buffer =>
  Buffer.concat([
    makePage(makeOpusHead(), { type: 2, granule: 0, number: 0 }),
    makePage(makeOpusTags(), { type: 0, granule: 0, number: 1 }),
    makePage(Buffer.from([0xf8, 0xff, 0xfe]), { type: 4, granule: seconds * opusRate, number: 2 }),
  ]);

/** An element of EBML with a size of one byte. */
const element = (id: readonly number[], ...parts: readonly Buffer[]): Buffer => {
  const data = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([...id, 0x80 + data.length]), data]);
};

const ebmlHead = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from("webm", "latin1")));

/** The head of a WebM file with one track: 1 is video, 2 is sound. Like Chrome's, it has no length. */
export function makeWebm(trackType: 1 | 2): Buffer {
  const entry = element(
    [0xae],
    element([0xd7], Buffer.from([1])),
    element([0x83], Buffer.from([trackType])),
    element([0x86], Buffer.from(trackType === 2 ? "A_OPUS" : "V_VP8", "latin1")),
  );
  return Buffer.concat([ebmlHead, element([0x18, 0x53, 0x80, 0x67], element([0x16, 0x54, 0xae, 0x6b], entry))]);
}

/** A WebM file of a million empty elements: reading it takes seconds of processor time. */
export function makeEndlessWebm(bytes: number): Buffer {
  const segmentWithoutEnd = Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
  const nothing = Buffer.from([0xec, 0x80]);
  const head = Buffer.concat([ebmlHead, segmentWithoutEnd]);
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, nothing)]);
}
