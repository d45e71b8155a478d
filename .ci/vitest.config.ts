import { defineConfig } from "vitest/config";
import { waits } from "./waits.ts";

/** The tests of packages that need nothing else. */
export default defineConfig({ test: { ...waits.vitest } });
