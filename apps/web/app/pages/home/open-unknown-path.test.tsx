import { afterEach, test } from "vitest";
import { isLedTo, leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

test.each(["/%E0%A4%A", "/jobs/new/%", "/%ED%A0%80"])("an address that cannot be read leads home: %s", async (path) => {
  await visit({ path });
  await isLedTo("/home");
});
