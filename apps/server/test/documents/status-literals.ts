import { stepTables } from "./step-tables.ts";

const statuses = new Set(
  Object.values(stepTables).flatMap((steps) =>
    Object.values(steps).flatMap(({ from, to }) => (to === undefined ? from : [...from, to])),
  ),
);

/** "pending", "read" and the like are everyday words: they count as statuses only on a line that mentions a status. */
const isEverydayWord = (text: string): boolean => text === text.toLowerCase();
const mentionsStatus = /status/i;
const quoted = /(["'])([A-Z]?[a-z]+(?:[A-Z][a-z]+| [A-Z][a-z]+)?)\1/g;
const unquotedKey = /(?<![\w"'.$])([A-Z][A-Za-z]+)\??:/g;

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, "")).replace(/(^|\s)\/\/.*/gm, "$1");

function findInLine(line: string): string[] {
  const texts = [...line.matchAll(quoted)].map(([, , text = ""]) => text);
  const keys = [...line.matchAll(unquotedKey)].map(([, key = ""]) => key);
  return [...texts.filter((text) => !isEverydayWord(text) || mentionsStatus.test(line)), ...keys].filter((text) =>
    statuses.has(text),
  );
}

/** The statuses that a TypeScript file writes, in quotes (also in its SQL) or as keys, each with its line. */
export const findStatusLiterals = (source: string): { status: string; line: number }[] =>
  withoutComments(source)
    .split("\n")
    .flatMap((line, index) => findInLine(line).map((status) => ({ status, line: index + 1 })));

const jobPayment = "the payment of a job, as its customer reads it: due, pending or paid";
const gateway = "the word of the gateway";

/** Files in which such a word is not a status of a table of steps, with its meaning there. */
export const otherMeanings: Readonly<Record<string, { statuses: readonly string[]; why: string }>> = {
  "apps/server/src/account/closing/erase-person.queries.ts": { statuses: ["Closed"], why: "a first name" },
  "apps/server/src/demo/town/insert-town-jobs.ts": { statuses: ["cancelled"], why: "how far the demo takes a job" },
  "apps/server/src/jobs/customer/job-payment.queries.ts": { statuses: ["pending", "paid"], why: jobPayment },
  "apps/server/src/services/cards/jazzcash-cards.ts": { statuses: ["Pending"], why: gateway },
  "apps/server/src/services/cards/safepay-cards.ts": { statuses: ["declined"], why: "the outcome of a charge" },
  "apps/server/src/services/queue.ts": { statuses: ["failed"], why: "the word of pg-boss" },
  "apps/server/src/services/whatsapp/whatsapp.ts": {
    statuses: ["sent", "delivered", "read", "failed"],
    why: gateway,
  },
  "apps/web/app/jobs/customer/following/job-payment.tsx": { statuses: ["pending", "paid"], why: jobPayment },
  "apps/web/app/jobs/customer/following/story/use-story.ts": { statuses: ["paid"], why: jobPayment },
  "apps/web/app/jobs/job-stage.ts": { statuses: ["cancelled"], why: "a stage of the progress bar" },
  "apps/web/app/providers/profile-picture.screen.tsx": { statuses: ["failed"], why: "how a picture loads" },
  "apps/web/app/shared/person/profile-image.ts": { statuses: ["failed"], why: "how a picture loads" },
  "packages/api/src/jobs/customer.ts": { statuses: ["pending", "paid"], why: jobPayment },
  "packages/api/src/payouts/bank-file.ts": { statuses: ["Pending"], why: "the word of the bank" },
};
