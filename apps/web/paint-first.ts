/** As the router writes them: what is fetched ahead, and the module that starts the page. */
const preload = /<link rel="modulepreload" href="(\/assets\/[^"]+\.js)"\/>/g;
const start = /(<script type="module" async="">)(import[\s\S]*?)(<\/script>)/;
/** What stands in the page already (finish-pages.ts). A browser that reads ahead would fetch it in spite of that. */
const spareSheet = /<link rel="stylesheet" href="\/assets\/([^"]+)" disabled=""\/>/g;

/**
 * A page that was written at build time can be read before any script runs: its scripts are asked for once it has been painted, all at
 * once, so that on a slow network they take nothing from the paint and wait for nothing but it. A page in the background is never
 * painted, and asks at once.
 */
export function paintFirst(html: string): string {
  const [, opening, module = "", closing] = start.exec(html) ?? [];
  const scripts = findNames(html, preload);
  if (opening === undefined || scripts.length === 0)
    throw new Error("The router starts its pages in another way than it did.");
  const waiting = opening + startAfterPaint(module, scripts, findNames(html, spareSheet)) + closing;
  return html
    .replace(preload, "")
    .replace(spareSheet, "")
    .replace(start, () => waiting);
}

const findNames = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, name = ""]) => name);

const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** The same module with its imports in its own hands. React expects the links that the router renders, so they are put back first. */
function startAfterPaint(module: string, scripts: readonly string[], sheets: readonly string[]): string {
  const imports = [...module.matchAll(staticImport)].map(([, name = "", file = ""]) => ({ name, file }));
  const rest = module.replace(staticImport, "").replace(/\n\s*/g, "");
  return [
    'const add=link=>document.head.append(Object.assign(document.createElement("link"),link)),begin=async()=>{',
    `for(const href of ${JSON.stringify(scripts)})add({rel:"modulepreload",href});`,
    `for(const name of ${JSON.stringify(sheets)})add({rel:"stylesheet",disabled:true,href:"/assets/"+name});`,
    `const [${imports.map(({ name }) => name).join(",")}]=await Promise.all([${imports.map(({ file }) => `import(${file})`).join(",")}]);`,
    `${rest}};`,
    "document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin))",
  ].join("");
}
