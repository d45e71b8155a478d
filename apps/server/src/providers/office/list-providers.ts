import type * as api from "@hunarmand/api/providers/office";
import { providerSteps } from "@hunarmand/api/providers/steps";
import { findNextSteps } from "@hunarmand/api/steps";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { maskCnic } from "../../values/mask-cnic.ts";
import { selectProviders } from "./providers.queries.ts";

export const listProviders: UseCase<typeof api.listProviders> = async ({ db }, caller, { query }) => {
  const { limit, cursor, status, search, order } = query;
  const rows = await selectProviders(db, { status, search, limit, order, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: ({ firstName, lastName, phone, email, cnic, createdAt, ...provider }) => ({
      ...provider,
      name: `${firstName} ${lastName}`.trim(),
      phoneNumber: phone ?? "",
      email: email ?? "",
      cnicMasked: maskCnic(cnic ?? ""),
      createdDate: createdAt.toISOString(),
      nextSteps: findNextSteps(providerSteps, provider, actorsOf(caller)),
    }),
  });
};
