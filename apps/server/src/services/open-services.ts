import type { OpenDatabase } from "../database/database.ts";
import { openBackups } from "./backups/backups.ts";
import { openCards } from "./cards/open-cards.ts";
import { openCatalogueNames } from "./catalogue-names.ts";
import type { Clock } from "./clock.ts";
import { openDeliveryLog } from "./delivery-log.ts";
import { openFileCipher } from "./files/file-cipher.ts";
import { findPlace, namePlace } from "./files/file-disk.ts";
import { openFileVault } from "./files/file-vault.ts";
import type { KeptDays } from "./kept-days.ts";
import { openLiveEvents } from "./live/live-events.ts";
import { openWakeUps } from "./live/wake-ups.ts";
import { openGoogle } from "./login/google.ts";
import { openLimits } from "./login/limits.ts";
import { openPasswords } from "./login/passwords.ts";
import { openCallers } from "./login/sessions.ts";
import { openTokens, readOrMakeSecret } from "./login/tokens.ts";
import { openMailer } from "./mailer.ts";
import { openPush } from "./push/push.ts";
import { makeQueue } from "./queue.ts";
import { openReplyMemory } from "./reply-memory.ts";
import type { Services } from "./services.ts";
import { openSms } from "./sms/sms.ts";
import { openWhatsapp } from "./whatsapp/whatsapp.ts";
import { openWorkWords } from "./words/work-words.ts";

type Opening<Open extends (...given: never[]) => unknown> = Parameters<Open>[0];

/** The settings that the services need (config.ts). */
export type ServiceSettings = Opening<typeof findPlace> &
  Opening<typeof openBackups> &
  Opening<typeof openCards> &
  Opening<typeof openGoogle> &
  Opening<typeof openMailer> &
  Opening<typeof openSms> &
  Opening<typeof openWhatsapp> &
  Opening<typeof openPush> & {
    /** Undefined: the secret in the data folder, made there at the first start. */
    tokenSecret: string | undefined;
    oldSecrets: string[];
    rateLimitScale: number;
    keptDays: KeptDays;
    deadlineScale: number;
    withDemo: boolean;
  };

/** Options that only tests set. */
interface Ground {
  database: OpenDatabase;
  clock: Clock;
  passwords?: Services["passwords"];
}

/** Opens all services, for the server and for tests. None of them uses the database yet. */
export async function openServices(
  settings: ServiceSettings,
  { database, clock, passwords = openPasswords() }: Ground,
): Promise<Services> {
  const secret = settings.tokenSecret ?? (await readOrMakeSecret(settings.dataFolder));
  const secrets = [secret, ...settings.oldSecrets] as const;
  const ground = { db: database.db, clock, passwords, tokens: openTokens(secrets) };
  const place = findPlace(settings);
  const wakeUps = openWakeUps(database);
  const cipher = openFileCipher(secrets);
  return {
    ...ground,
    callers: openCallers(ground, settings.deadlineScale),
    cards: openCards(settings, clock),
    files: await openFileVault(place, secrets, settings.deadlineScale),
    filePlace: { name: namePlace(place), folder: place.url ? undefined : place.folder },
    cipher,
    catalogueNames: openCatalogueNames({ ...ground, wakeUps }),
    workWords: openWorkWords({ ...ground, wakeUps }),
    replyMemory: openReplyMemory(),
    queue: makeQueue(database),
    deliveryLog: openDeliveryLog(),
    backups: await openBackups(settings, { secrets, connect: database.connect }),
    wakeUps,
    liveEvents: openLiveEvents({ ...ground, wakeUps }),
    limits: openLimits(ground, settings.rateLimitScale),
    keptDays: settings.keptDays,
    google: openGoogle(settings, clock),
    mailer: openMailer(settings),
    sms: openSms(settings),
    whatsapp: openWhatsapp(settings),
    push: openPush(settings, { ...ground, cipher }),
    showsCodes: settings.withDemo && !settings.smsUrl,
    publicUrl: settings.publicUrl,
    origin: undefined,
  };
}
