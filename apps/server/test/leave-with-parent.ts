/** Loaded into a program before its own code: whoever started it holds the other end of its standard input as long as he lives. */
process.stdin.on("end", () => process.exit(1)).resume();
process.stdin.unref();
