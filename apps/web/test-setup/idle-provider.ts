import type { FakedReplies } from "./faked-server.ts";
import { noMoney } from "./payment-replies.ts";

/** The server's replies to a handyman without any work, except empty lists. */
export const idleReplies: FakedReplies = {
  "payment-summary": { body: noMoney },
};
