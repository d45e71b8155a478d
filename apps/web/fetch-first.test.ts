import { join } from "node:path";
import { expect, test } from "vitest";
import { fetchFirst } from "./fetch-first.ts";

const app = join(import.meta.dirname, "app");
const id = join(app, "jobs/job-times.tsx");
const dialogs = join(app, "jobs/dialogs.tsx");

interface Hooks {
  transform(this: object, code: string, id: string): Promise<{ code: string } | undefined>;
  generateBundle: { handler(options: object, bundle: object): void };
}

const plugin = fetchFirst() as unknown as Hooks;
const builder = {
  resolve: async () => ({ id: dialogs }),
  error: (text: string) => {
    throw new Error(text);
  },
};

const chunk = (
  fileName: string,
  more: { code?: string; imports?: string[]; modules?: object; css?: string[] } = {},
) => ({
  type: "chunk",
  code: "",
  imports: [],
  modules: {},
  facadeModuleId: null,
  viteMetadata: { importedCss: new Set(more.css) },
  ...more,
  fileName,
});

/** Builds the scripts of an app in which the times' script imports the dialogs on demand. */
async function build(others: readonly ReturnType<typeof chunk>[]) {
  const source = `export const load = () => import("./dialogs.tsx").then((module) => module.Dialogs);`;
  const { code = "" } = (await plugin.transform.call(builder, source, id)) ?? {};
  const times = chunk("assets/times.js", { code, imports: ["assets/shell.js"], modules: { [id]: {} } });
  const bundle = Object.fromEntries([times, ...others].map((file) => [file.fileName, file]));
  plugin.generateBundle.handler({}, bundle);
  return times.code;
}

test("all files of an import on demand are fetched before it, except those that its own script has loaded", async () => {
  const code = await build([
    chunk("assets/shell.js"),
    chunk("assets/dialogs.js", {
      imports: ["assets/shell.js", "assets/forms.js"],
      modules: { [dialogs]: {} },
      css: ["assets/dialogs.css"],
    }),
    chunk("assets/forms.js", { imports: ["assets/fields.js"], css: ["assets/dialogs.css"] }),
    chunk("assets/fields.js"),
  ]);
  expect(code).toContain(
    'fetchFilesFirst("dialogs.js dialogs.css forms.js fields.js").then(() => import("./dialogs.tsx")).then(addTextsAfter)',
  );
  expect(code).toContain(join(app, "shared/texts/messages.ts"));
  expect(code).toContain(join(app, "shared/parts/fetch-files.ts"));
});

test("a build with an import of unknown files fails", async () => {
  await expect(build([chunk("assets/shell.js")])).rejects.toThrow("is in no script");
});

test("an import whose module is chosen at run time is refused, because its files are unknown", async () => {
  await expect(plugin.transform.call(builder, "export const load = (name) => import(name);", id)).rejects.toThrow(
    "must name its module",
  );
});

test("packages and scripts without imports on demand stay unchanged", async () => {
  const code = 'import("./other.js");';
  expect(await plugin.transform.call(builder, code, "/project/node_modules/jspdf/index.js")).toBeUndefined();
  expect(await plugin.transform.call(builder, "export const x = 1;", id)).toBeUndefined();
});
