import type { Database } from "../database/database.ts";
import type { Callers } from "../http/sessions.ts";
import type { Cards } from "./cards.ts";
import type { CatalogueNames } from "./catalogue-names.ts";
import type { Clock } from "./clock.ts";
import type { FileCipher } from "./file-cipher.ts";
import type { FileVault } from "./file-vault.ts";
import type { Google } from "./google.ts";
import type { Limits } from "./limits.ts";
import type { LiveEvents } from "./live-events.ts";
import type { Mailer } from "./mailer.ts";
import type { Passwords } from "./passwords.ts";
import type { PhoneTexts } from "./phone-texts.ts";
import type { Queue } from "./queue.ts";
import type { ReplyMemory } from "./reply-memory.ts";
import type { Tokens } from "./tokens.ts";
import type { WakeUps } from "./wake-ups.ts";

/** What every use case may lean on; built once in server.ts, and by tests with a clock of their own. */
export interface Services {
  db: Database;
  clock: Clock;
  passwords: Passwords;
  tokens: Tokens;
  callers: Callers;
  cards: Cards;
  files: FileVault;
  /** Encrypts small secrets at rest, under the same keys as files. */
  cipher: FileCipher;
  /** Names of the catalogue by their ids, for rows that carry the ids alone. */
  catalogueNames: CatalogueNames;
  replyMemory: ReplyMemory;
  queue: Queue;
  limits: Limits;
  wakeUps: WakeUps;
  liveEvents: LiveEvents;
  google: Google;
  /** Nothing without a mail server: messages then stay in the outbox. */
  mailer: Mailer | undefined;
  phoneTexts: PhoneTexts;
  /** The portal's own address, for links in messages; never taken from a request. */
  publicUrl: string;
}
