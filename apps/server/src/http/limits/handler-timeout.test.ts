import { login } from "@hunarmand/api/account/account";
import { expect, it } from "vitest";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

it("a handler that takes longer than ten seconds is answered for: come back later", async () => {
  const never = new Promise<boolean>(() => {});
  const stuck = { ...portal.passwords, matches: () => never };
  const { call } = await openVariant(portal, { services: { passwords: stuck } });
  const answer = await call(login, { body: { identifier: "nobody@example.pk", password: "some password" } });
  expect(answer).toMatchObject({ status: 503, error: { code: "unavailable" }, headers: { "retry-after": "5" } });
}, 20_000);
