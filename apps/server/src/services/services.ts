import type { Database } from "../database/database.ts";
import type { Backups } from "./backups/backups.ts";
import type { Cards } from "./cards/cards.ts";
import type { CatalogueNames } from "./catalogue-names.ts";
import type { Clock } from "./clock.ts";
import type { DeliveryLog } from "./delivery-log.ts";
import type { FileCipher } from "./files/file-cipher.ts";
import type { FileVault } from "./files/file-vault.ts";
import type { KeptDays } from "./kept-days.ts";
import type { LiveEvents } from "./live/live-events.ts";
import type { WakeUps } from "./live/wake-ups.ts";
import type { Google } from "./login/google.ts";
import type { Limits } from "./login/limits.ts";
import type { Passwords } from "./login/passwords.ts";
import type { Callers } from "./login/sessions.ts";
import type { Tokens } from "./login/tokens.ts";
import type { Mailer } from "./mailer.ts";
import type { Push } from "./push/push.ts";
import type { Queue } from "./queue.ts";
import type { ReplyMemory } from "./reply-memory.ts";
import type { Origin } from "./security/origin.ts";
import type { Sms } from "./sms/sms.ts";
import type { Whatsapp } from "./whatsapp/whatsapp.ts";
import type { WorkWords } from "./words/work-words.ts";

/** The services that use cases need. Created once when the server starts, and by tests with their own clock. */
export interface Services {
  db: Database;
  clock: Clock;
  passwords: Passwords;
  tokens: Tokens;
  callers: Callers;
  cards: Cards;
  files: FileVault;
  /** Where `files` is: its name for messages, without key and secret, and its folder if it is one. */
  filePlace: { name: string; folder: string | undefined };
  /** Encrypts small secrets at rest, with the same keys as files. */
  cipher: FileCipher;
  /** Names of the catalogue by id, for rows that have only ids. */
  catalogueNames: CatalogueNames;
  /** The catalogue's work by the words that people type. */
  workWords: WorkWords;
  replyMemory: ReplyMemory;
  queue: Queue;
  limits: Limits;
  keptDays: KeptDays;
  wakeUps: WakeUps;
  liveEvents: LiveEvents;
  backups: Backups;
  google: Google;
  /** Undefined without a mail server: mails then stay in the outbox. */
  mailer: Mailer | undefined;
  /** Undefined without a gateway: text messages then stay in the outbox. */
  sms: Sms | undefined;
  /** Undefined without WHATSAPP_URL: notices then use the other channels. */
  whatsapp: Whatsapp | undefined;
  push: Push;
  deliveryLog: DeliveryLog;
  /** The demo sends no text messages and shows codes on the screen that asked for them. */
  showsCodes: boolean;
  /** The portal's own address for links in messages, never taken from a request. */
  publicUrl: string;
  /** Of the current call (`serve` sets it). Undefined in tasks. */
  origin: Origin | undefined;
}
