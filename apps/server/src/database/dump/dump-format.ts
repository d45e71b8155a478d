/** A table of a dump with the columns of its rows. Queries name it as `name`, which is quoted if it has to be. */
export interface DumpTable {
  name: string;
  /** Without generated columns. */
  columns: string[];
  rows: number;
}

export interface DumpSequence {
  name: string;
  /** Null if it was never used. */
  lastValue: number | null;
}

/** What a dump has besides its rows. */
export interface DumpContents {
  /** The newest migration of the database. */
  schema: string;
  tables: DumpTable[];
  sequences: DumpSequence[];
}

/** Rows of a table in PostgreSQL's text format, cut anywhere. */
export interface DumpPiece {
  table: string;
  bytes: Buffer;
}

const lengthBytes = 4;

/** Joins pieces to one chunk: the length of its head, its head, then the rows. */
export function packPieces(pieces: readonly DumpPiece[]): Buffer {
  const head = Buffer.from(JSON.stringify(pieces.map(({ table, bytes }) => ({ table, bytes: bytes.length }))));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...pieces.map(({ bytes }) => bytes)]);
}

/** The reverse of `packPieces`. */
export function unpackPieces(chunk: Buffer): DumpPiece[] {
  const headEnd = lengthBytes + chunk.readUInt32BE();
  const head: { table: string; bytes: number }[] = JSON.parse(chunk.toString("utf8", lengthBytes, headEnd));
  let start = headEnd;
  return head.map(({ table, bytes }) => {
    const piece = { table, bytes: chunk.subarray(start, start + bytes) };
    start += bytes;
    return piece;
  });
}
