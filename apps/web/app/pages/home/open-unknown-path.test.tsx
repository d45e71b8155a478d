import { afterEach, test } from "vitest";
import { leave, visit, waitForPath } from "../../../test-setup/visit.ts";

afterEach(leave);

test.each(["/%E0%A4%A", "/jobs/new/%", "/%ED%A0%80"])("an unreadable address redirects home: %s", async (path) => {
  await visit({ path });
  await waitForPath("/home");
});
