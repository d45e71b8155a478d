import { providerStatus } from "@hunarmand/api/providers/steps";
import type { FileKind } from "../../../database/tables/file-tables.ts";
import { insertWrittenFile, type WrittenFile, writeImage } from "../../../services/files/files.ts";
import type { Services } from "../../../services/services.ts";
import type { TownIds } from "../town-ground.ts";
import { drawFace } from "./draw-face.ts";
import { type Colour, paint, pictureSide, write } from "./paint.ts";
import { findFace, findKnownFace } from "./town-faces.ts";

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
  /** Raw pixels, or an SVG. */
  drawing: Buffer | string;
}

/** @param known the ids of Ali and Bilal */
function listDrawings({ providers }: TownIds, known: readonly string[]): Drawing[] {
  const portraits = [
    ...providers.map(({ id, number }) => ({ id, face: findFace(number) })),
    ...known.map((id, place) => ({ id, face: findKnownFace(place) })),
  ];
  const faces = portraits.flatMap(({ id, face }): Drawing[] =>
    face ? [{ ownerId: id, kind: "profile-image", drawing: drawFace(face) }] : [],
  );
  const applicant = providers.find(({ status, papers }) => status === providerStatus.pending && papers);
  const papers = (["cnic-front", "cnic-back", "contract-paper"] as const).flatMap((kind): Drawing[] =>
    applicant ? [{ ownerId: applicant.id, kind, drawing: drawPaper(["DEMO", kind, applicant.name.join(" ")]) }] : [],
  );
  const payer = providers[0]?.id ?? "";
  const receipts = Object.entries(receiptTexts).map(
    ([receipt, texts]): Drawing => ({ ownerId: payer, kind: "payment-proof", receipt, drawing: drawPaper(texts) }),
  );
  return [...faces, ...papers, ...receipts];
}

/** Draws and writes all pictures. The rows are inserted with those of their owners. */
export async function writeTownPictures(
  ground: FileGround,
  ids: TownIds,
  known: readonly string[],
): Promise<TownPicture[]> {
  const { default: sharp } = await import("sharp");
  return Promise.all(
    listDrawings(ids, known).map(async ({ drawing, ...file }): Promise<TownPicture> => {
      const raw = { width: pictureSide, height: pictureSide, channels: 3 } as const;
      const picture = typeof drawing === "string" ? sharp(Buffer.from(drawing)) : sharp(drawing, { raw });
      const bytes = await picture.png().toBuffer();
      const upload = { fieldName: "picture", bytes, fileName: "picture.png" };
      const { ownerId, kind } = file;
      return {
        ...file,
        written: await writeImage(ground, { ownerId, kind, upload, isPrivate: kind !== "profile-image" }),
      };
    }),
  );
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
