import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";

/** Bytes of references/router-alone.ts, bundled, minified and compressed like the portal's own scripts. */
export async function measureRouterAlone(): Promise<number> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, "../references/router-alone.ts"),
    platform: "browser",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const code = output.flatMap((file) => (file.type === "chunk" ? [file.code] : [])).join("\n");
  return brotliCompressSync(code).length;
}
