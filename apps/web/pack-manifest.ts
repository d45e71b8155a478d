/** What a route of the router's manifest mostly is; only what differs is written down. */
const usual = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  css: [],
};

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
type Route = { readonly [key: string]: Json };
interface Manifest {
  entry: Route;
  routes: Readonly<Record<string, Route>>;
}

const assetFolder = "/assets/";
const assignment = "window.__reactRouterManifest=";

/** Reads in the browser what `packManifest` has written. As text: it goes into the page's script as it stands here. */
const unpack = `((a,m,d)=>{a=a.split(" ");const u=v=>typeof v=="number"?"${assetFolder}"+a[v]:Array.isArray(v)?v.map(u):v&&typeof v=="object"?Object.fromEntries(Object.entries(v).map(([k,x])=>[k,u(x)])):v;m=u(m);for(const i in m.routes)m.routes[i]={id:i,...d,...m.routes[i]};return m})`;

/**
 * The router's manifest names for each screen all files that it needs, again and again: a hundred kilobytes that every page loads.
 * Here each file is named once, what every page has loaded before anything else is left out, and so is what is usual.
 */
export function packManifest(script: string): string {
  if (!script.startsWith(assignment)) throw new Error("The router's manifest is written in another way than it was.");
  const manifest = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, "")) as Manifest;
  const assets: string[] = [];
  const inPlaceOf = (value: Json): Json => {
    if (typeof value === "number") throw new Error("A number in the router's manifest would be read as a file.");
    if (typeof value === "string") return value.startsWith(assetFolder) ? placeOf(value, assets) : value;
    if (Array.isArray(value)) return value.map(inPlaceOf);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inPlaceOf(child)]));
  };
  const packed = inPlaceOf({ ...manifest, routes: leaveOutTheUsual(manifest) });
  return `${assignment}${unpack}(${JSON.stringify(assets.join(" "))},${JSON.stringify(packed)},${JSON.stringify(usual)});`;
}

function placeOf(file: string, assets: string[]): number {
  const name = file.slice(assetFolder.length);
  if (!assets.includes(name)) assets.push(name);
  return assets.indexOf(name);
}

/** `imports` only name what the browser fetches ahead: what the root has fetched is there on every page. */
function leaveOutTheUsual({ entry, routes }: Manifest): Record<string, Route> {
  const rootImports = routes.root?.imports;
  const everywhere = new Set([...listOf(entry.imports), ...listOf(rootImports)]);
  const sort = mostUsedFirst(Object.values(routes));
  return Object.fromEntries(
    Object.entries(routes).map(([id, { id: _, ...route }]) => {
      const own = listOf(route.imports).filter((file) => !everywhere.has(file));
      const imports = id === "root" ? rootImports : sort(own);
      const kept = Object.entries({ ...route, imports }).filter(([key, value]) => !isUsual(key, value));
      return [id, Object.fromEntries(kept)];
    }),
  );
}

/** They are fetched all at once, in whatever order: lists that begin alike compress better, by a kilobyte of seven. */
function mostUsedFirst(routes: readonly Route[]): (files: readonly Json[]) => readonly Json[] {
  const uses = new Map<Json, number>();
  for (const file of routes.flatMap(({ imports }) => listOf(imports))) uses.set(file, (uses.get(file) ?? 0) + 1);
  const usesOf = (file: Json) => uses.get(file) ?? 0;
  return (files) => [...files].sort((a, b) => usesOf(b) - usesOf(a) || String(a).localeCompare(String(b)));
}

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);
const isUsual = (key: string, value: Json): boolean =>
  key in usual && JSON.stringify(usual[key as keyof typeof usual]) === JSON.stringify(value);
