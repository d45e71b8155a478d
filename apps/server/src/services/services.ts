import type { Database } from "../database/database.ts";
import type { Cards } from "./cards/cards.ts";
import type { CatalogueNames } from "./catalogue-names.ts";
import type { Clock } from "./clock.ts";
import type { FileCipher } from "./files/file-cipher.ts";
import type { FileVault } from "./files/file-vault.ts";
import type { LiveEvents } from "./live/live-events.ts";
import type { WakeUps } from "./live/wake-ups.ts";
import type { Google } from "./login/google.ts";
import type { Limits } from "./login/limits.ts";
import type { Passwords } from "./login/passwords.ts";
import type { Callers } from "./login/sessions.ts";
import type { Tokens } from "./login/tokens.ts";
import type { Mailer } from "./mailer.ts";
import type { Queue } from "./queue.ts";
import type { ReplyMemory } from "./reply-memory.ts";
import type { Origin } from "./security/origin.ts";
import type { Sms } from "./sms/sms.ts";
import type { Whatsapp } from "./whatsapp/whatsapp.ts";
import type { WorkWords } from "./words/work-words.ts";

/** What every use case may lean on; built once when the server starts, and by tests with a clock of their own. */
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
  /** The catalogue's work by the words that people type. */
  workWords: WorkWords;
  replyMemory: ReplyMemory;
  queue: Queue;
  limits: Limits;
  wakeUps: WakeUps;
  liveEvents: LiveEvents;
  google: Google;
  /** Nothing without a mail server: messages then stay in the outbox. */
  mailer: Mailer | undefined;
  /** Nothing without a gateway: text messages then stay in the outbox. */
  sms: Sms | undefined;
  /** Nothing without WHATSAPP_URL: notices then go by the other channels. */
  whatsapp: Whatsapp | undefined;
  /** The demo, where no text message leaves: codes to phones stand on the screen that asked for them. */
  showsCodes: boolean;
  /** The portal's own address, for links in messages; never taken from a request. */
  publicUrl: string;
  /** Of the call that is under way (`serve` sets it for each); nothing in tasks. */
  origin: Origin | undefined;
}
