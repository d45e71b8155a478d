import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { startPortal } from "../../apps/web/e2e/portal-server.ts";
import { spawn } from "node:child_process";
import { readFileSync, mkdtempSync } from "node:fs";
import { findChromium } from "../../apps/web/e2e/find-chromium.ts";
const folder = await mkdtemp(join(tmpdir(), "lh-"));
const portal = await startPortal(join(folder, "data"));
const prof=mkdtempSync("/tmp/lhp-");
const b = spawn(await findChromium(), ["--headless","--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync","--remote-debugging-port=0","--user-data-dir="+prof],{stdio:"ignore"});
let port=0; while(!port){ await new Promise(r=>setTimeout(r,100)); try{port=Number(readFileSync(prof+"/DevToolsActivePort","utf8").split("\n")[0])}catch{} }
const r=await lighthouse(portal.address+(process.argv[2]??"/home"),{port,throttlingMethod:"devtools",logLevel:"error",onlyCategories:["performance"]});
const a=r!.lhr.audits as any;
for(const it of a["network-requests"].details.items) console.log(Math.round(it.networkRequestTime), Math.round(it.networkEndTime), it.transferSize, it.resourceSize, it.priority, it.url.replace(portal.address,""));
console.log(a["long-tasks"]?.details?.items.map((t:any)=>[t.url?.slice(-30),Math.round(t.startTime),Math.round(t.duration)].join(" ")).join("\n"));
console.log(JSON.stringify(a["mainthread-work-breakdown"]?.details?.items.map((t:any)=>[t.group,Math.round(t.duration)])));
console.log(JSON.stringify(a["bootup-time"]?.details?.items.map((t:any)=>[t.url.slice(-30),Math.round(t.total),Math.round(t.scripting),Math.round(t.scriptParseCompile)])));
console.log(a["interactive"].numericValue,a["largest-contentful-paint"].numericValue,a["total-blocking-time"].numericValue);
if(process.env.TRACE){const fs=await import("node:fs");fs.writeFileSync(process.env.TRACE,JSON.stringify(r!.artifacts.Trace??(r!.artifacts as any).traces?.defaultPass));}
b.kill(); await portal.stop(); await rm(folder,{recursive:true,force:true}); process.exit(0);
