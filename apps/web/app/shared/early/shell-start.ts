import { type EarlyFiles, requestEarly } from "./request-early.ts";

/** Replaced by the build (preload-screens.ts), which writes this script into the shell. */
declare const earlyFiles: EarlyFiles;

requestEarly(earlyFiles);
