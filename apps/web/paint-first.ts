/** As the router writes them: what is fetched ahead, and the module that starts the page. */
const preload = /<link rel="modulepreload" href="(\/assets\/[^"]+\.js)"\/>/g;
const start = /(<script type="module" async="">)(import[\s\S]*?)(<\/script>)/;

/**
 * A page that was written at build time can be read before any script runs: its scripts are asked for once it has been painted, all at
 * once, so that on a slow network they take nothing from the paint and wait for nothing but it. A page in the background is never
 * painted, and asks at once.
 */
export function paintFirst(html: string): string {
  const files = [...html.matchAll(preload)].map(([, file = ""]) => file);
  const [, opening, module = "", closing] = start.exec(html) ?? [];
  if (opening === undefined || files.length === 0) throw new Error("The router starts its pages in another way than it did.");
  const waiting = `${opening}${startAfterPaint(files, module)}${closing}`;
  return html.replace(preload, "").replace(start, () => waiting);
}

const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

function startAfterPaint(files: readonly string[], module: string): string {
  const imports = [...module.matchAll(staticImport)].map(([, name = "", file = ""]) => ({ name, file }));
  const rest = module.replace(staticImport, "").replace(/\n\s*/g, "");
  return [
    `const begin=async()=>{for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `const [${imports.map(({ name }) => name).join(",")}]=await Promise.all([${imports.map(({ file }) => `import(${file})`).join(",")}]);`,
    `${rest}};`,
    "document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin))",
  ].join("");
}
