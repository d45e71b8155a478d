import type { FakedReplies } from "./faked-server.ts";
import { noMoney } from "./payment-replies.ts";

/** What the server says to a handyman whom nothing has happened to yet, where it is no empty list. */
export const idleReplies: FakedReplies = {
  "payment-summary": { body: noMoney },
};
