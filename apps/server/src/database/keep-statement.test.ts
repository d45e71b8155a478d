import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { startPortal } from "../../test/portal.ts";
import { keepStatement } from "./keep-statement.ts";

const portal = await startPortal();

function keepNames() {
  const built: unknown[] = [];
  const run = keepStatement((db, form: { isWithTime: boolean }, { name, at }: { name: string; at?: Date }) => {
    built.push(form);
    return db
      .selectNoFrom(sql<string>`${name}::text`.as("firstName"))
      .$if(form.isWithTime, (query) => query.select(sql<Date>`${at}::timestamptz`.as("createdAt")));
  });
  return { run, built };
}

describe("a kept statement", () => {
  it("is built once for each of its forms, and gives every call its own values", async () => {
    const { run, built } = keepNames();
    const at = portal.clock.now();
    expect(await run(portal.db, { isWithTime: false }, { name: "Ali" })).toEqual([{ firstName: "Ali" }]);
    expect(await run(portal.db, { isWithTime: true }, { name: "Bano", at })).toEqual([
      { firstName: "Bano", createdAt: at },
    ]);
    expect(await run(portal.db, { isWithTime: false }, { name: "Chand" })).toEqual([{ firstName: "Chand" }]);
    expect(built).toEqual([{ isWithTime: false }, { isWithTime: true }]);
  });

  it("runs in the transaction that it is given", async () => {
    const run = keepStatement((db, _form: Record<string, never>, { key }: { key: string }) =>
      db.selectFrom("settings").select("key").where("key", "=", key),
    );
    expect(await run(portal.db, {}, { key: "kept" })).toEqual([]);
    await portal.db
      .transaction()
      .execute(async (transaction) => {
        await transaction.insertInto("settings").values({ key: "kept", value: sql`'1'` }).execute();
        expect(await run(transaction, {}, { key: "kept" })).toHaveLength(1);
        throw new Error("undone");
      })
      .catch((error) => expect(error.message).toBe("undone"));
    expect(await run(portal.db, {}, { key: "kept" })).toEqual([]);
  });
});
