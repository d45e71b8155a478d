import { parseArgs } from "node:util";
import { login } from "@hunarmand/api/account/account";

/**
 * `npm run bench:load -- --url http://127.0.0.1:3000 [--seconds 10] [--connections 32]`: logs in as the demo's handyman and asks for their completed
 * jobs from so many connections at once. For portals with demo data, started with RATE_LIMIT_SCALE=100000. Prints replies a second and the p99.
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://127.0.0.1:3000" },
    seconds: { type: "string", default: "10" },
    connections: { type: "string", default: "32" },
  },
});
const email = "ali.raza@example.pk";
const p99Share = 0.99;

const reply = await fetch(`${values.url}/api${login.path}`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ identifier: email, password: "Hunarmand#2026" }),
});
const { token } = (await reply.json()) as { token: string };
const headers = { authorization: `Bearer ${token}` };
const deadline = performance.now() + Number(values.seconds) * 1_000;
const took: number[] = [];

async function ask(): Promise<void> {
  while (performance.now() < deadline) {
    const began = performance.now();
    const answer = await fetch(`${values.url}/api/Provider/completed-jobs/${email}`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`status ${answer.status}`);
    took.push(performance.now() - began);
  }
}

await Promise.all(Array.from({ length: Number(values.connections) }, ask));
took.sort((a, b) => a - b);
const p99 = took[Math.floor(took.length * p99Share)] ?? 0;
process.stdout.write(
  `${Math.round(took.length / Number(values.seconds))} replies a second, p99 ${Math.round(p99)} ms\n`,
);
