import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./database.ts";

/** A placeholder of a value while a statement is compiled. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** What the statement's text depends on. Each combination that occurs stays in memory, so there must be few. */
type Form = Readonly<Record<string, string | number | boolean | undefined>>;
type Values = Readonly<Record<string, unknown>>;

const makeSlots = <V extends Values>(): V => new Proxy({}, { get: (_slots, name) => new Slot(String(name)) }) as V;

/**
 * Caches a statement that is built and compiled once for each of its forms. Later calls only fill in their values; compiling again takes
 * a seventh of a list's processor time. `build` gets placeholders instead of values. It may pass them on as parameters, but must not
 * decide by them: what the SQL text depends on belongs to `form`. The plugins of `db` see only the first compilation.
 */
export function keepStatement<F extends Form, V extends Values, Row>(
  build: (db: Database, form: F, values: V) => Compilable<Row>,
) {
  const kept = new Map<string, CompiledQuery<Row>>();
  return async (db: Database, form: F, values: V): Promise<Row[]> => {
    const key = JSON.stringify(form);
    const statement = kept.get(key) ?? build(db, form, makeSlots<V>()).compile();
    kept.set(key, statement);
    const parameters = statement.parameters.map((each) => (each instanceof Slot ? values[each.name] : each));
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
}
