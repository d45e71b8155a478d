import { type SqlBool, sql } from "kysely";

/** Whether colleagues see the saved filters `view`: they are shared, and their owner still works here (docs/product.md D11). */
export const isSharedView = sql<SqlBool>`(view.is_shared
  and exists (select from accounts where id = view.owner_id and disabled_at is null))`;

/** Whether this person sees the saved filters `view`: their own, and those that colleagues share. */
export const isViewSeenBy = (accountId: unknown) => sql<SqlBool>`(view.owner_id = ${accountId} or ${isSharedView})`;
