import { providerStatus } from "@hunarmand/api/providers/steps";
import type { FileKind } from "../../../database/tables/file-tables.ts";
import { insertWrittenFile, type WrittenFile, writeImage } from "../../../services/files/files.ts";
import type { Services } from "../../../services/services.ts";
import { readDemoFace, readNeighbourFaces } from "../../read-demo-face.ts";
import { townNeighbours } from "../people/town-neighbours.ts";
import type { TownIds } from "../town-ground.ts";
import { type Colour, paint, pictureSide, write } from "./paint.ts";

export type FileGround = Pick<Services, "db" | "clock" | "files">;

/** A written picture that has no row yet. */
export interface TownPicture {
  ownerId: string;
  kind: FileKind;
  /** The receipt's name, for payment proofs. */
  receipt?: string;
  written: WrittenFile;
}

const ink: Colour = [18, 33, 28];
const paper: Colour = [246, 247, 245];

const lineHeight = 56;
const widestSigns = 10;

/** Draws a document or a receipt with its words. */
const drawPaper = (texts: readonly string[]): Buffer =>
  paint(
    paper,
    texts.map((text, place) =>
      write(ink, text, { left: 10, top: 30 + place * lineHeight, point: text.length > widestSigns ? 3 : 6 }),
    ),
  );

/** Receipts of wallets, by the name of the payment. Two are the same picture. */
export const receiptTexts: Readonly<Record<string, readonly string[]>> = {
  clean: ["easypaisa", "PKR 1,200", "EP20418873"],
  approved: ["jazzcash", "PKR 2,500", "JC77120018"],
  alike: ["jazzcash", "PKR 2,500", "JC77I20O18"],
  first: ["nayapay", "PKR 900", "NP5530071"],
  again: ["nayapay", "PKR 900", "NP5530071"],
  declined: ["sadapay", "PKR 3,000", "SP10020"],
};

interface Drawing {
  ownerId: string;
  kind: FileKind;
  receipt?: string;
  /** Raw pixels. */
  drawing: Buffer;
}

/** A handyman of the demo, whose portrait has their first name. */
interface Portrayed {
  id: string;
  firstName: string;
}

const readFaces = ({ providers }: TownIds, known: readonly Portrayed[]) =>
  Promise.all(
    [...providers.filter(({ papers }) => papers).map(({ id, name: [firstName] }) => ({ id, firstName })), ...known].map(
      async ({ id, firstName }) => ({
        ...{ ownerId: id, kind: "profile-image" as const },
        bytes: await readDemoFace(firstName),
      }),
    ),
  );

/** The faces of the neighbours lie below each other in one picture. */
async function cutNeighbourFaces({ providers }: TownIds) {
  const { default: sharp } = await import("sharp");
  const strip = await readNeighbourFaces();
  return Promise.all(
    townNeighbours.map(async ({ number }, place) => {
      const face = { left: 0, top: place * pictureSide, width: pictureSide, height: pictureSide };
      const bytes = await sharp(strip).extract(face).png().toBuffer();
      const ownerId = providers.find((person) => person.number === number)?.id ?? "";
      return { ownerId, kind: "profile-image" as const, bytes };
    }),
  );
}

function listDrawings({ providers }: TownIds): Drawing[] {
  const applicant = providers.find(({ status, papers }) => status === providerStatus.pending && papers);
  const papers = (["cnic-front", "cnic-back", "contract-paper"] as const).flatMap((kind): Drawing[] =>
    applicant ? [{ ownerId: applicant.id, kind, drawing: drawPaper(["DEMO", kind, applicant.name.join(" ")]) }] : [],
  );
  const payer = providers[0]?.id ?? "";
  const receipts = Object.entries(receiptTexts).map(
    ([receipt, texts]): Drawing => ({ ownerId: payer, kind: "payment-proof", receipt, drawing: drawPaper(texts) }),
  );
  return [...papers, ...receipts];
}

/** Writes all pictures. The rows are inserted with those of their owners. */
export async function writeTownPictures(
  ground: FileGround,
  ids: TownIds,
  known: readonly Portrayed[],
): Promise<TownPicture[]> {
  const { default: sharp } = await import("sharp");
  const raw = { width: pictureSide, height: pictureSide, channels: 3 } as const;
  const drawn = listDrawings(ids).map(async ({ drawing, ...picture }) => ({
    ...picture,
    bytes: await sharp(drawing, { raw }).png().toBuffer(),
  }));
  const faces = [...(await readFaces(ids, known)), ...(await cutNeighbourFaces(ids))];
  const pictures = [...faces, ...(await Promise.all(drawn))];
  const written: TownPicture[] = [];
  // One by one: the encoder refuses more than a few that wait.
  for (const { bytes, ...picture } of pictures) {
    const upload = { fieldName: "picture", bytes, fileName: "picture.png" };
    const { ownerId, kind } = picture;
    const isPrivate = kind !== "profile-image";
    written.push({ ...picture, written: await writeImage(ground, { ownerId, kind, upload, isPrivate }) });
  }
  return written;
}

/** Inserts the rows. Returns the ids and hashes of receipts by their names. */
export async function insertTownPictures(db: FileGround["db"], pictures: readonly TownPicture[], now: Date) {
  const receipts = new Map<string, { id: string; sha256: string }>();
  for (const { receipt, written } of pictures) {
    const kept = await insertWrittenFile(db, { ...written, now });
    if (receipt) receipts.set(receipt, kept);
  }
  return receipts;
}
