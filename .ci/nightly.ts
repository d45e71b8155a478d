/**
 * True in `npm test`, which CI runs for each push. `npm run test:all` runs every test, each night and before a release. So does a test that
 * is started by its name.
 */
export const isPush = process.env.TESTS === "push";

/**
 * Files that a push leaves to the night. On the server they start, kill and copy whole processes and databases, or read hostile words and bytes,
 * for promises that few changes touch. In the browser they repeat journeys by keyboard, without a network or in Urdu, or go through steps that the
 * tests of server and screens try one by one. The office's own screens, reports and recordings are left out, too. A push keeps the whole
 * business from signup to a paid fee, rights, money, posting, signing up, public pages, the spec's screens, and a look at the screens of a
 * handyman with work.
 */
export const nightly = {
  server: [
    "test/{builds,copies,faults,growth,mail,upgrades}/**",
    "test/races/{live-two,two}-servers.test.ts",
    // Drawn requests and sequences, all pairs of steps, and steps beside a closing account: the races of single decisions stay.
    "test/{fuzz,model}/**",
    "test/races/{closing,job}-races.test.ts",
    "test/settings/operator-commands.test.ts",
    "test/words/hostile-words.test.ts",
    "src/database/embedded/**",
    "src/database/schema/reset-database.test.ts",
    "src/upkeep/backups/**",
    // The office's own affairs, and bytes of pictures and recordings.
    "src/{demo,integrations,recordings,reports}/**",
    "src/services/files/**",
    "src/upkeep/texts/**",
    "test/office-steps.test.ts",
    // Hundreds of calls until each limit is reached, the numbers of every call, and passwords hashed at their real cost: whether each route
    // counts, and whether a code is limited, stays.
    "src/http/limits/{handler-timeout,hot-records,maintenance,security-limits,security-login-limits}.test.ts",
    "src/http/logs/metrics.test.ts",
    "src/services/login/security-passwords.test.ts",
    // Hostile cursors of every list.
    "src/http/replies/cursors.test.ts",
    // They wait in real time for slow clients, silent services and a database that is away.
    "src/http/limits/{client-deadlines,overload}.test.ts",
    "src/http/logs/readiness.test.ts",
    "src/http/replies/idempotency-cut-off.test.ts",
    "src/notices/delivery/{stream-limits,stream-without-database}.test.ts",
    "src/payments/payer/one-payment.test.ts",
    "src/services/queue-schedules.test.ts",
  ],
  /** The office's own affairs, each screen once more in Urdu and with its recordings, and a contractor's crews. */
  screens: [
    "app/{catalogue,desk,recordings,reports,staff,upkeep}/**",
    "app/{contracts,customers,inquiries,jobs,payments,payouts,providers}/office/**",
    "app/contracts/quotes/office/**",
    // A contractor's variants of asking and of work that runs: the spec's forms, quotes and proposals stay.
    "app/contracts/{asking,day-price,own}/**/open-*.test.tsx",
    "app/office-guards.test.ts",
    "app/open-urdu-screens.test.tsx",
    "app/second-language.test.ts",
    "app/shared/spoken/open-spoken-screens.test.tsx",
  ],
  journeys: [
    // By keyboard, with longer words, in Urdu.
    "keyboard.e2e.ts",
    "keyboard-focus.e2e.ts",
    "keyboard-office.e2e.ts",
    "pseudo.e2e.ts",
    "urdu-desks.e2e.ts",
    "urdu-job.e2e.ts",
    "urdu-quote.e2e.ts",
    "urdu-signup.e2e.ts",
    // Without a network, on a shared phone, in a newer version, with push messages; what was typed is kept.
    "drafts.e2e.ts",
    "newer-version.e2e.ts",
    "offline.e2e.ts",
    "offline-job.e2e.ts",
    "page-unavailable.e2e.ts",
    "part-unavailable.e2e.ts",
    "push.e2e.ts",
    "shared-phone.e2e.ts",
    // Refusals, and people's own accounts.
    "account.e2e.ts",
    "account-closing.e2e.ts",
    "claimed-number.e2e.ts",
    "identity.e2e.ts",
    "job-refusals.e2e.ts",
    "own-devices.e2e.ts",
    "passwords.e2e.ts",
    "wrong-role.e2e.ts",
    // The same rules as in the screens' tests `app/spec-*.test.tsx`.
    "spec-layout.e2e.ts",
    "spec-routes.e2e.ts",
    "spec-sending.e2e.ts",
    "spec-validation.e2e.ts",
    // The office's own affairs.
    "desk-counts.e2e.ts",
    "office-comforts.e2e.ts",
    "office-desks.e2e.ts",
    "office-invitation.e2e.ts",
    "office-second-factor.e2e.ts",
    "office-security.e2e.ts",
    "office-settings.e2e.ts",
    "reports.e2e.ts",
    // Longer ways than those of the whole business, which the tests of server and screens try step by step.
    "contract-from-quote.e2e.ts",
    "contracts.e2e.ts",
    "customer.e2e.ts",
    "customer-waiting.e2e.ts",
    "dispatch-board.e2e.ts",
    "job-again.e2e.ts",
    "job-care.e2e.ts",
    "job-flow.e2e.ts",
    "job-from-first-to-last.e2e.ts",
    "live.e2e.ts",
    "office.e2e.ts",
    "payments.e2e.ts",
    "payouts.e2e.ts",
    "public-forms.e2e.ts",
    "received-payments.e2e.ts",
    // Dialogs in every look, long names at every width, and whether the walks' check itself finds faults.
    "dialogs.e2e.ts",
    "every-look.e2e.ts",
    "every-width.e2e.ts",
  ],
} as const;

/** Returns the patterns of the files that this run leaves out. */
export const listLeftOut = (lane: keyof typeof nightly): readonly string[] => (isPush ? nightly[lane] : []);
