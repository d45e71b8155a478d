/** Loaded into a program before its own code: the process that started it holds the other end of its standard input as long as it lives. */
process.stdin.on("end", () => process.exit(1)).resume();
process.stdin.unref();
