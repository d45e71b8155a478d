import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPortal } from "../../apps/web/e2e/portal-server.ts";
import { openBrowser } from "../pages/lighthouse.ts";
import { servePagesWithoutScript } from "../references/page-without-script.ts";
const folder = await mkdtemp(join(tmpdir(), "lh-"));
const portal = await startPortal(join(folder, "data"));
const reference = await servePagesWithoutScript(portal.address);
const browser = await openBrowser();
const rounds=Number(process.argv[2]??2); const paths=process.argv.slice(3);
for (const path of paths) for (const t of ["simulate","devtools"] as const) for (let i=0;i<rounds;i++){
  if(i===0&&process.env.REF) console.log("ref",path,t,JSON.stringify(await browser.measure(reference.url+path,t)));
  console.log(path,t,JSON.stringify(await browser.measure(portal.address+path,t)));
}
await browser.end(); reference.end(); await portal.stop(); await rm(folder,{recursive:true,force:true});
process.exit(0);
