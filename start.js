// The one file in plain JavaScript: taking the types out of the first file costs each start 80 ms; all others come from the cache.
import { enableCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";

// The embedded PostgreSQL runs on V8's first compiler alone (docs/decisions/012). Set before the cache is opened, which tells
// code made under other flags apart.
setFlagsFromString("--no-wasm-tier-up");
setFlagsFromString("--no-wasm-dynamic-tiering");
enableCompileCache();

await import("./start.ts");
