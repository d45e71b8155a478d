import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const keyIdBytes = 8;
const ivBytes = 12;
const tagBytes = 16;
const mark = Buffer.from("HNF1");

/** Encrypts files at rest. A file can only be decrypted under the name for which it was encrypted, so files cannot be swapped. */
export interface FileCipher {
  seal(name: string, bytes: Uint8Array): Buffer;
  open(name: string, sealed: Uint8Array): Buffer;
}

/** Derives the key and an id that names the secret. The id reveals nothing about the key. */
function deriveKey(secret: string): { key: Buffer; id: Buffer } {
  const derived = Buffer.from(hkdfSync("sha256", secret, "", "hunarmand files", keyBytes + keyIdBytes));
  return { key: derived.subarray(0, keyBytes), id: derived.subarray(keyBytes) };
}

/** Encrypts with the first secret and decrypts with any of them, so that the secret can be changed. */
export function openFileCipher(secrets: readonly [string, ...string[]]): FileCipher {
  const [current, ...former] = secrets;
  const sealing = deriveKey(current);
  const keys = new Map([sealing, ...former.map(deriveKey)].map(({ id, key }) => [id.toString("hex"), key]));
  return {
    seal: (name, bytes) => {
      const header = Buffer.concat([mark, sealing.id]);
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, sealing.key, iv).setAAD(Buffer.concat([header, Buffer.from(name)]));
      const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([header, iv, cipher.getAuthTag(), hidden]);
    },
    open: (name, sealed) => {
      const part = readParts(Buffer.from(sealed));
      const key = keys.get(part.header.subarray(mark.length).toString("hex"));
      if (!key) throw new Error("A file was encrypted with a secret that is no longer configured (TOKEN_OLD_SECRETS).");
      const decipher = createDecipheriv(algorithm, key, part.iv, { authTagLength: tagBytes })
        .setAAD(Buffer.concat([part.header, Buffer.from(name)]))
        .setAuthTag(part.tag);
      return Buffer.concat([decipher.update(part.hidden), decipher.final()]);
    },
  };
}

function readParts(sealed: Buffer) {
  const header = sealed.subarray(0, mark.length + keyIdBytes);
  if (!header.subarray(0, mark.length).equals(mark)) throw new Error("A file that should be encrypted is not.");
  const rest = sealed.subarray(header.length);
  return {
    header,
    iv: rest.subarray(0, ivBytes),
    tag: rest.subarray(ivBytes, ivBytes + tagBytes),
    hidden: rest.subarray(ivBytes + tagBytes),
  };
}
