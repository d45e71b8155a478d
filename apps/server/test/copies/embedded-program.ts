import { createInterface } from "node:readline";
import { sql } from "kysely";
import type { OpenDatabase } from "../../src/database/database.ts";
import { openEmbedded } from "../../src/database/embedded/open-embedded.ts";

/** A process that opens a portal's database. It reads one command a line from standard input and writes one reply a line. */
let database: OpenDatabase | undefined;

async function listNotes(): Promise<string[]> {
  if (!database) throw new Error("not open");
  const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(database.db);
  return rows.map(({ text }) => text);
}

const commands: Record<string, (argument: string) => Promise<unknown>> = {
  open: async (folder) => {
    database = openEmbedded(folder, { deadlineScale: 100 });
    try {
      await database.open();
      await sql`create table if not exists notes (text text)`.execute(database.db);
    } catch (error) {
      await database.close();
      throw error;
    }
  },
  write: async (text) => {
    if (database) await sql`insert into notes values (${text})`.execute(database.db);
  },
  // Two at once, because one of them then needs a new connection.
  read: async () =>
    (await Promise.allSettled([listNotes(), listNotes()])).map((each) => ("value" in each ? each.value : "failed")),
  close: async () => database?.close(),
};

// Ends when the parent closes its standard input.
process.stdin.ref();

for await (const line of createInterface({ input: process.stdin })) {
  const [name = "", argument = ""] = line.split("\t");
  const reply = await (commands[name] ?? (() => Promise.reject(new Error(name))))(argument).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error instanceof Error ? error.message || error.name : String(error) }),
  );
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
