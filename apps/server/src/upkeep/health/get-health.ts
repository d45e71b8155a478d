import type * as api from "@hunarmand/api/upkeep/health";
import type { UseCase } from "../../http/serve.ts";
import type { Services } from "../../services/services.ts";
import { checkBackups } from "./check-backups.ts";
import { checkCards } from "./check-cards.ts";
import { checkCertificate } from "./check-certificate.ts";
import { checkClock, checkDatabase, checkVersion } from "./check-database.ts";
import { checkMail, checkMessages, checkQueue } from "./check-queue.ts";
import { checkStorage } from "./check-storage.ts";
import { runCheck } from "./health-check.ts";

export const getHealth: UseCase<typeof api.getHealth> = async (services) => ({ checks: await listHealth(services) });

/** Runs all checks at once, for the Owner's screen and for `npm run doctor`. */
export function listHealth(services: Services): Promise<api.HealthCheck[]> {
  return Promise.all([
    runCheck("version", () => checkVersion(services)),
    runCheck("database", () => checkDatabase(services)),
    runCheck("queue", () => checkQueue(services)),
    runCheck("mail", () => checkMail(services)),
    runCheck("messages", () => checkMessages(services)),
    runCheck("cards", () => checkCards(services)),
    runCheck("storage", () => checkStorage(services)),
    runCheck("clock", () => checkClock(services)),
    runCheck("certificate", () => checkCertificate(services)),
    runCheck("backup", () => checkBackups(services)),
  ]);
}
