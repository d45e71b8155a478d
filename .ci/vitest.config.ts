import { defineConfig } from "vitest/config";
import { waits } from "./waits.ts";

/** Configuration for packages whose tests need nothing else. */
export default defineConfig({ test: { ...waits.vitest } });
