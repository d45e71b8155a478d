import { openBenchDatabases } from "../databases.ts";
import { fillAt } from "./fill-once.ts";

/**
 * `npm run bench:data [scale]`: fills the empty database of DATABASE_URL, or without it the benchmark's own database of that scale. 0.01 is
 * 10,000 jobs, 1 a million, 10 ten million.
 */
const scale = Number(process.argv[2] ?? 1);
const { DATABASE_URL: url } = process.env;
if (url) {
  await fillAt(url, scale);
} else {
  const databases = await openBenchDatabases();
  await databases.getDatabase(scale).finally(() => databases.end());
}
