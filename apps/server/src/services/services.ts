import type { Database } from "../database/database.ts";
import type { Callers } from "../http/sessions.ts";
import type { Cards } from "./cards.ts";
import type { Clock } from "./clock.ts";
import type { Passwords } from "./passwords.ts";
import type { Queue } from "./queue.ts";
import type { Tokens } from "./tokens.ts";

/** What every use case may lean on; built once in server.ts, and by tests with a clock of their own. */
export interface Services {
  db: Database;
  clock: Clock;
  passwords: Passwords;
  tokens: Tokens;
  callers: Callers;
  cards: Cards;
  queue: Queue;
}
