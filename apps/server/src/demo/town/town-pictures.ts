import { providerStatus } from "@hunarmand/api/providers/steps";
import type { FileKind } from "../../database/tables/file-tables.ts";
import { insertWrittenFile, type WrittenFile, writeImage } from "../../services/files/files.ts";
import type { Services } from "../../services/services.ts";
import { above, below, type Colour, ellipse, paint, pictureSide, write } from "./paint.ts";
import type { TownIds } from "./town-ground.ts";

export type FileGround = Pick<Services, "db" | "clock" | "files">;

/** A written picture that has no row yet. */
export interface TownPicture {
  ownerId: string;
  kind: FileKind;
  /** The receipt's name, for payment proofs. */
  receipt?: string;
  written: WrittenFile;
}

const skins: readonly Colour[] = [
  [185, 122, 75],
  [201, 143, 99],
  [168, 105, 61],
];
const shirts: readonly Colour[] = [
  [30, 135, 103],
  [143, 90, 0],
  [60, 74, 68],
  [179, 38, 30],
  [42, 93, 143],
];
const grounds: readonly Colour[] = [
  [207, 232, 223],
  [253, 235, 200],
  [223, 227, 222],
  [251, 218, 214],
];
const marigold: Colour = [245, 165, 36];
const ink: Colour = [18, 33, 28];
const paper: Colour = [246, 247, 245];

const pick = (colours: readonly Colour[], turn: number): Colour => colours[turn % colours.length] ?? ink;

/** Draws a made-up face in a helmet or a cap, a different one for each number. It fits women and men. */
function drawFace(turn: number): Buffer {
  const skin = pick(skins, turn);
  const hasHelmet = turn % 2 === 0;
  return paint(pick(grounds, turn * 3), [
    ellipse(pick(shirts, turn * 2), [128, 270], [102, 92]),
    ellipse(skin, [128, 178], [22, 30]),
    ellipse(skin, [128, 112], [40, 52]),
    above(94, ellipse(hasHelmet ? marigold : pick(shirts, turn * 2), [128, 96], [50, 52])),
    ...(hasHelmet ? [ellipse(marigold, [128, 92], [58, 6])] : []),
    ellipse(ink, [112, 112], [4, 5]),
    ellipse(ink, [144, 112], [4, 5]),
    below(140, ellipse(ink, [128, 138], [12, 7])),
  ]);
}

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
  drawing: Buffer;
}

function listDrawings({ providers }: TownIds): Drawing[] {
  const faces = providers
    .filter(({ papers }) => papers)
    .map(({ id, number }): Drawing => ({ ownerId: id, kind: "profile-image", drawing: drawFace(number) }));
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
export async function writeTownPictures(ground: FileGround, ids: TownIds): Promise<TownPicture[]> {
  const { default: sharp } = await import("sharp");
  return Promise.all(
    listDrawings(ids).map(async ({ drawing, ...picture }): Promise<TownPicture> => {
      const raw = { width: pictureSide, height: pictureSide, channels: 3 } as const;
      const bytes = await sharp(drawing, { raw }).png().toBuffer();
      const upload = { fieldName: "picture", bytes, fileName: "picture.png" };
      const { ownerId, kind } = picture;
      return {
        ...picture,
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
