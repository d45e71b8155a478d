/** The router's HTML: the preloads, and the module that starts the page. */
const preload = /<link rel="modulepreload" href="(\/assets\/[^"]+\.js)"\/>/g;
const start = /(<script type="module" async="">)(import[\s\S]*?)(<\/script>)/;
/** Style sheets that are already in the page (finish-pages.ts). A browser's preload scanner would still fetch them. */
const spareSheet = /<link rel="stylesheet" href="\/assets\/([^"]+)" disabled=""\/>/g;

/**
 * A prerendered page is readable before any script runs. Its scripts are requested after the paint, all at once: on a
 * slow network they must not delay the paint. A page in the background is never painted, and requests them at once.
 */
export function paintFirst(html: string): string {
  const [, opening, module = "", closing] = start.exec(html) ?? [];
  const scripts = findNames(html, preload);
  if (opening === undefined || scripts.length === 0)
    throw new Error("The router starts its pages in a new way, which this file does not know.");
  const waiting = opening + startAfterPaint(module, scripts, findNames(html, spareSheet)) + closing;
  return html
    .replace(preload, "")
    .replace(spareSheet, "")
    .replace(start, () => waiting);
}

const findNames = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, name = ""]) => name);

const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/**
 * The same module with dynamic imports. React expects the links that the router renders, so they are restored first.
 */
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
