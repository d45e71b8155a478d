const { readdirSync } = require("node:fs");

/** The import rules of ARCHITECTURE.md. Type-only imports count as well: a feature that needs another's types is not apart from it. */

const server = "apps/server/src";
const web = "apps/web/app";
const listFolders = (path, ground) =>
  readdirSync(`${__dirname}/${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ground.includes(entry.name))
    .map(({ name }) => name)
    .join("|");

/** Read from the disk, so that a new folder is a feature, and held to these rules, unless it is named here. */
const serverGround = [
  "config",
  "database",
  "demo",
  "domain",
  "http",
  "locales",
  "services",
  "start",
  "tasks",
  "values",
];
const webGround = ["desk", "locales", "shared"];
const serverFeatures = listFolders(server, serverGround);
const webFeatures = listFolders(web, webGround);

/** Each may import those before it, and no other. */
const serverLayers = ["locales", "values", "database", "services", "http", "domain"];
const domainNouns = [
  "settings",
  "catalogue",
  "audit",
  "decisions",
  "mail",
  "staff",
  "account",
  "providers",
  "customers",
  "contracts",
  "jobs",
  "payments",
];
const unlistedNouns = listFolders(`${server}/domain`, domainNouns);
/** What a browser uses of the texts: declarations name the type of a catalogue. */
const textsType =
  "^packages/texts/src/(catalogue|known-catalogues|language-paths|translations/without-isolates|urdu/urdu-time)\\.ts$";
const isTest = "\\.test\\.tsx?$";

const forbid = (name, from, to, comment) => ({
  name,
  severity: "error",
  ...(comment ? { comment } : {}),
  from: { path: from, pathNot: isTest },
  to: typeof to === "string" ? { path: to } : to,
});

const oneWay = (root, names, above) =>
  names.flatMap((name, place) => {
    const forbidden = [...names.slice(place + 1).map((higher) => `${higher}/`), ...above];
    const rule = `${name}-knows-nothing-above`;
    return forbidden.length > 0 ? [forbid(rule, `^${root}/${name}/`, `^${root}/(${forbidden.join("|")})`)] : [];
  });

module.exports = {
  forbidden: [
    forbid("api-imports-only-zod", "^packages/api/src", {
      pathNot: ["^packages/api/src", "node_modules/zod/", textsType],
    }),
    forbid("texts-stand-alone", "^packages/texts/src", "^(packages/api|apps|bench)/"),
    forbid(
      "no-parser-of-texts-in-the-browser",
      `^(${web}|packages/api/src)/`,
      { path: "^packages/texts/src/|node_modules/@messageformat/(core|parser)/", pathNot: textsType },
      "Catalogues are compiled while the pages are built.",
    ),
    { name: "server-apart-from-web", severity: "error", from: { path: "^apps/server" }, to: { path: "^apps/web" } },
    { name: "web-apart-from-server", severity: "error", from: { path: `^${web}` }, to: { path: "^apps/server" } },
    forbid("server-features-apart", `^${server}/(${serverFeatures})/`, {
      path: `^${server}/(${serverFeatures})/`,
      pathNot: `^${server}/$1/`,
    }),
    forbid(
      "features-know-no-program",
      `^${server}/(${serverFeatures})/`,
      `^${server}/(config|demo|start|tasks|app\\.ts|server\\.ts)`,
    ),
    ...oneWay(server, serverLayers, [
      `(${serverFeatures})/`,
      "config",
      "demo",
      "start",
      "tasks",
      "app\\.ts",
      "server\\.ts",
    ]),
    ...oneWay(`${server}/domain`, domainNouns, []).map((rule) => ({ ...rule, name: `domain-${rule.name}` })),
    ...(unlistedNouns
      ? [
          forbid(
            "domain-nouns-are-listed",
            `^${server}`,
            `^${server}/domain/(${unlistedNouns})/`,
            "Give it its place in domainNouns.",
          ),
        ]
      : []),
    forbid("web-features-apart", `^${web}/(${webFeatures})/`, {
      path: `^${web}/(${webFeatures})/`,
      pathNot: `^${web}/$1/`,
    }),
    forbid("web-shared-knows-no-feature", `^${web}/(shared|locales)/`, `^${web}/(${webFeatures}|desk)/`),
    forbid("web-desk-knows-no-feature", `^${web}/desk/`, `^${web}/(${webFeatures})/`),
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "production-code-uses-no-development-package",
      severity: "error",
      // The list of routes is read by the build, which writes them into what it makes.
      from: { path: "^(packages|apps)/.*/(src|app)/", pathNot: [isTest, `^${web}/routes\\.ts$`] },
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
