import { expect, it } from "vitest";
import { inlineStyleSheets } from "./finish-pages.ts";

it("has a page's own style sheets in the page, and fetches none before it paints", () => {
  const link = '<link rel="stylesheet" href="/assets/forms-1.css#"/>';
  const page = inlineStyleSheets(`<head>${link}</head>`, (path) => `.a{content:"</style>"}/*${path}*/\n`);
  expect(page).toBe(
    '<head><style>.a{content:"<\\/style>"}/*/assets/forms-1.css*/</style><link rel="stylesheet" href="/assets/forms-1.css#" disabled=""/></head>',
  );
});
