/** The import rules of ARCHITECTURE.md. Type-only imports count as well: a feature that needs another's types is not apart from it. */
const serverFeatures =
  "account|catalogue|contracts|customers|inquiries|jobs|jobs-desk|lookups|notices|notifications|office|one-time-codes|payments|payouts|providers|quotes|reports|reviews|staff";
const webFeatures = `${serverFeatures}|contracts-desk|pages|payments-desk|terms`;

module.exports = {
  forbidden: [
    {
      name: "contract-imports-only-zod",
      severity: "error",
      from: { path: "^packages/api/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^packages/api/src", "node_modules/zod/"] },
    },
    { name: "server-apart-from-web", severity: "error", from: { path: "^apps/server" }, to: { path: "^apps/web" } },
    { name: "web-apart-from-server", severity: "error", from: { path: "^apps/web/app" }, to: { path: "^apps/server" } },
    {
      name: "server-features-apart",
      comment: "Exceptions are small exported functions that a decision names.",
      severity: "error",
      from: { path: `^apps/server/src/(${serverFeatures})/`, pathNot: "\\.test\\.ts$" },
      to: {
        path: `^apps/server/src/(${serverFeatures})/`,
        pathNot: ["^apps/server/src/$1/", "^apps/server/src/(jobs/dispatch-job|payments/confirm-cash)\\.ts$"],
      },
    },
    {
      name: "server-ground-knows-no-feature",
      severity: "error",
      from: { path: "^apps/server/src/(http|database|services)/", pathNot: "\\.test\\.ts$" },
      to: { path: `^apps/server/src/(${serverFeatures}|demo|app\\.ts|server\\.ts)` },
    },
    {
      name: "database-knows-no-http",
      severity: "error",
      from: { path: "^apps/server/src/database/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/server/src/http/" },
    },
    {
      name: "web-features-apart",
      severity: "error",
      from: { path: `^apps/web/app/(${webFeatures})/` },
      to: { path: `^apps/web/app/(${webFeatures})/`, pathNot: "^apps/web/app/$1/" },
    },
    {
      name: "web-shared-knows-no-feature",
      severity: "error",
      from: { path: "^apps/web/app/(shared|locales)/" },
      to: { path: `^apps/web/app/(${webFeatures}|desk)/` },
    },
    {
      name: "web-desk-knows-no-feature",
      comment: "What all desks of the office stand on, as the whole portal stands on shared.",
      severity: "error",
      from: { path: "^apps/web/app/desk/" },
      to: { path: `^apps/web/app/(${webFeatures})/` },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "production-code-uses-no-development-package",
      severity: "error",
      from: { path: "^(packages|apps)/.*/(src|app)/", pathNot: "\\.test\\.tsx?$" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(node:|virtual:|\\./\\+types)" },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(/build/|\\.react-router|\\+types/)" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default", "node", "browser"] },
  },
};
