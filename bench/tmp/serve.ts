import { startPortal } from "../../apps/web/e2e/portal-server.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { spawnSync } from "node:child_process";
const f=await mkdtemp("/tmp/srv-"); const p=await startPortal(f+"/data");
const r=spawnSync(process.execPath,[process.argv[2]!, p.address+(process.argv[3]??"/home")],{encoding:"utf8"}); console.log(r.stdout,r.stderr);
await p.stop(); await rm(f,{recursive:true,force:true}); process.exit(0);
