import { expect, test } from "vitest";
import { desks } from "../desks.ts";
import { findGroup } from "./use-folded-groups.ts";

test("a desk and its records belong to the group of the desk", () => {
  for (const { path, group } of Object.values(desks)) {
    expect(findGroup(path), path).toBe(group);
    expect(findGroup(`${path}/6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11`), `a record of ${path}`).toBe(group);
  }
});
