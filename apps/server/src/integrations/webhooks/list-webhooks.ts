import type * as api from "@hunarmand/api/integrations/webhooks";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { typeOf } from "./webhook-body.ts";
import { selectDeliveries, selectWebhooks } from "./webhooks.queries.ts";

export const listWebhooks: UseCase<typeof api.listWebhooks> = async ({ db }) => {
  const webhooks = await selectWebhooks(db);
  return webhooks.map(({ createdAt, lastDeliveredAt, ...webhook }) => ({
    ...webhook,
    createdDate: createdAt.toISOString(),
    lastDeliveredDate: lastDeliveredAt?.toISOString() ?? null,
  }));
};

export const listWebhookDeliveries: UseCase<typeof api.listWebhookDeliveries> = async (
  { db },
  _caller,
  { params, query: { limit, cursor } },
) => {
  const rows = await selectDeliveries(db, { webhookId: params.id, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: ({ id, kind, createdAt, tries, answer, deliveredAt, failedAt }) => ({
      ...{ id, tries, answer },
      type: typeOf(kind),
      createdDate: createdAt.toISOString(),
      state: deliveredAt ? "delivered" : failedAt ? "failed" : "waiting",
    }),
  });
};
