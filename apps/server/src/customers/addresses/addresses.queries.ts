import { type Insertable, sql, type Updateable } from "kysely";
import type { Database } from "../../database/database.ts";
import type { CustomerAddressesTable } from "../../database/tables/account-tables.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";
import type { CatalogueNames } from "../../services/catalogue-names.ts";

/** The owner and the id of an address. */
export interface OwnAddress {
  id: string;
  accountId: string;
}

interface AddressesPlace extends PagePlace {
  accountId: string;
}

export const selectAddresses = (
  { db, catalogueNames }: { db: Database; catalogueNames: CatalogueNames },
  { accountId, limit, cursor }: AddressesPlace,
) =>
  db
    .selectFrom("customerAddresses as kept")
    .select(["kept.id", "kept.label", "kept.address", "kept.landmark", "kept.latitude", "kept.longitude"])
    .select([sql<string>`kept.city_id`.as("city"), sql<string>`kept.area_id`.as("area"), "kept.createdAt"])
    .withPlugin(catalogueNames.idsToNames)
    .where("kept.accountId", "=", accountId)
    .$call((list) => newestFirst(list, ["kept.createdAt", "kept.id"], { limit, cursor }))
    .execute();

/**
 * Locks the customer until the transaction ends, and returns the number of their addresses. Of two addresses that are added at once in the
 * last free place, the second waits for the lock and is refused.
 */
export async function lockAndCountAddresses(db: Database, accountId: string): Promise<number> {
  await db.selectFrom("customers").select("accountId").where("accountId", "=", accountId).forUpdate().execute();
  const { count } = await db
    .selectFrom("customerAddresses")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertAddress(db: Database, row: Insertable<CustomerAddressesTable>): Promise<void> {
  await db.insertInto("customerAddresses").values(row).execute();
}

/** Returns false if the customer has no such address. */
export async function changeAddress(
  db: Database,
  { id, accountId }: OwnAddress,
  set: Updateable<CustomerAddressesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("customerAddresses")
    .set(set)
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteAddress(db: Database, { id, accountId }: OwnAddress): Promise<void> {
  await db.deleteFrom("customerAddresses").where("id", "=", id).where("accountId", "=", accountId).execute();
}
