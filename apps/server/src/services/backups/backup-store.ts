/** Where backups are stored: a folder, or a bucket of an S3-compatible store. */
export interface BackupPlace {
  folder: string;
  /** s3://key:secret@host/bucket?region=…&endpoint=http://… (config.ts) */
  url: string | undefined;
}

/** Objects by name. A name has parts separated by slashes. */
export interface BackupStore {
  /** The place for messages, without its key and secret. */
  placeName: string;
  /** Writes the whole object or nothing, and returns when it would survive a loss of power. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns nothing if there is no such object. */
  get(name: string): Promise<Buffer | undefined>;
  /** Lists the names of all objects below a folder, in any order. */
  list(folder: string): AsyncGenerator<string>;
  remove(name: string): Promise<void>;
}
