import { login } from "@hunarmand/api/account/account";
import { expect, it, vi } from "vitest";
import { holdTime, holdUntil, passTime } from "../../../test/held-time.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

it("a handler that takes longer than ten seconds gets a 503 with Retry-After", async () => {
  const matches = vi.fn(() => new Promise<boolean>(() => {}));
  const services = { passwords: { ...portal.passwords, matches } };
  const { call } = await openVariant(portal, { services, settings: { deadlineScale: 1 } });
  holdTime();
  const answer = call(login, { body: { identifier: "nobody@example.pk", password: "some password" } });
  await holdUntil(() => expect(matches.mock.calls.length).toBe(1));
  await passTime(10_000);
  expect(await answer).toMatchObject({
    status: 503,
    error: { code: "unavailable" },
    headers: { "retry-after": "5" },
  });
});
