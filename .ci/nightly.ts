/**
 * True in `npm test`, which CI runs for each push. `npm run test:all` runs every test, each night and before a release. So does a test that
 * is started by its name.
 */
export const isPush = process.env.TESTS === "push";

/**
 * Files that a push leaves to the night. On the server they start, kill and copy whole processes and databases, for promises that few
 * changes touch; in the browser they repeat journeys by keyboard, without a network or in Urdu. They take two fifths of the processor
 * time of all tests, and are a twentieth of the cases. Everything else about the business runs with each push.
 */
export const nightly = {
  server: [
    "test/{builds,copies,faults,growth,mail,upgrades}/**",
    "test/races/{live-two,two}-servers.test.ts",
    "test/settings/operator-commands.test.ts",
    "src/database/embedded/**",
    "src/demo/{clock/beat-town,town/load-town}.test.ts",
    "src/upkeep/backups/{backup-drill,refused-backups,restore-installation}.test.ts",
  ],
  journeys: [
    "keyboard.e2e.ts",
    "keyboard-office.e2e.ts",
    "newer-version.e2e.ts",
    "office-comforts.e2e.ts",
    "offline.e2e.ts",
    "page-unavailable.e2e.ts",
    "part-unavailable.e2e.ts",
    "pseudo.e2e.ts",
    "shared-phone.e2e.ts",
    "urdu-desks.e2e.ts",
    "urdu-quote.e2e.ts",
  ],
} as const;

/** Returns the patterns of the files that this run leaves out. */
export const listLeftOut = (lane: keyof typeof nightly): readonly string[] => (isPush ? nightly[lane] : []);
