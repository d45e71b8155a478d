import type * as api from "@hunarmand/api/providers/papers";
import { type OwnPaper, type PaperState, paperKinds } from "@hunarmand/api/providers/papers";
import type { UseCase } from "../../http/serve.ts";
import { selectPapers } from "./papers.queries.ts";

type PaperRow = Awaited<ReturnType<typeof selectPapers>>[number];

export const listOwnPapers: UseCase<typeof api.listOwnPapers> = async ({ db }, { accountId }) => {
  const rows = await selectPapers(db, accountId);
  return paperKinds.map((kind): OwnPaper => {
    const paper = rows.find((row) => row.kind === kind);
    return {
      kind,
      state: findState(paper),
      receivedDate: paper?.createdAt.toISOString() ?? null,
      reason: paper?.refusalReason ?? null,
    };
  });
};

function findState(paper: PaperRow | undefined): PaperState {
  if (!paper) return "missing";
  if (paper.refusedAt) return "refused";
  return paper.seenAt ? "reviewing" : "received";
}
