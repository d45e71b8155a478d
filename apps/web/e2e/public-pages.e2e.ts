import { readFile } from "node:fs/promises";
import { findLastBuild } from "../../../builds.ts";
import { signedInModules } from "../bytes/byte-budgets.ts";
import { readBuiltFiles } from "../bytes/page-bytes.ts";
import { webBuild } from "../web-build.ts";
import { expect, test } from "./journey.ts";
import { openReady } from "./open-ready.ts";

interface PublicPage {
  path: string;
  title: string;
  /** Texts that must be in the file itself, before any script. */
  says: readonly string[];
  /** Types of the structured data in its head. */
  data?: readonly string[];
}

const pages: readonly PublicPage[] = [
  {
    path: "/contact-us",
    title: "Contact Us",
    says: ["24/7", "within 24 hours", "Islamabad", "Rawalpindi", "Lahore", "Karachi", "+92 51 111 486 276"],
    data: ["HomeAndConstructionBusiness"],
  },
  {
    path: "/about-us",
    title: "About Us",
    says: ["Our story", "Who we are", "Our mission", "CEO", "Director", "Manager"],
  },
  {
    path: "/careers",
    title: "Careers",
    says: [
      ...["Handyman", "Lahore / Karachi / Islamabad", "Full-time"],
      ...["Customer Service Representative", "Remote", "Part-time", "Marketing Specialist"],
    ],
    data: ["JobPosting", "JobPosting", "JobPosting"],
  },
  {
    path: "/faqs",
    title: "FAQs",
    says: [
      ...["General", "Safety and Security", "Booking and Payment", "Quality and Accountability", "Miscellaneous"],
      "our team replies within 24 hours",
      "Urgent calls: 24/7.",
    ],
    data: ["FAQPage"],
  },
  {
    path: "/support",
    title: "Support",
    says: ["9am to 6pm, Monday to Saturday", "within 24 hours", "9am to 9pm", "Live chat"],
    data: ["FAQPage"],
  },
  { path: "/termsconditions", title: "Terms of Service", says: ["Definitions", "Acceptance", "Signature", "Date"] },
  { path: "/complains", title: "Complaints", says: ["Make a complaint", "Follow a complaint"] },
  { path: "/admin-agents", title: "Admin &amp; Agents", says: ["Office login", "Verification"] },
  { path: "/providers", title: "Our Handymen", says: ["What verified means", "Domestic Staff"] },
  {
    path: "/dispatch-rule",
    title: "How jobs are offered",
    says: [
      "Then the same area",
      "Handymen asked at once",
      "Minutes before the next group is asked",
      "Minutes for urgent jobs",
      "It does not change your place",
    ],
  },
  { path: "/subscription", title: "Subscription", says: ["free"] },
];

for (const { path, title, says, data = [] } of pages) {
  test(`${path} is readable before any script has loaded`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(title);
    // Not toContain: a failure would print the whole page.
    expect(says.filter((text) => !html.includes(text))).toEqual([]);
    const types = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => (JSON.parse(json) as { "@type": string })["@type"],
    );
    expect(types).toEqual(data);
  });
}

test("A question opens on a click and closes on the next, without any script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/faqs");
  const answer = page.getByText("Nobody receives a job before that.");
  await expect(answer).toBeHidden();
  await page.getByText("Safety and Security").click();
  await page.getByText("How are handymen verified?").click();
  await expect(answer).toBeVisible();
  await page.getByText("How are handymen verified?").click();
  await expect(answer).toBeHidden();
  await context.close();
});

test("A name at the top of a long list leads to its work, below the header", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReady(page, "/repairer");
  await page.getByRole("link", { name: "Geyser Repair", exact: true }).click();
  const heading = page.getByRole("heading", { level: 3, name: "Geyser Repair" });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = page.getByRole("banner");
  await expect(header).toHaveAttribute("data-sticky", "true");
  await expect
    .poll(async () => {
      const [place, bar] = await Promise.all([heading.boundingBox(), header.boundingBox()]);
      return place && bar && place.y - bar.y - bar.height;
    })
    .toBeGreaterThan(0);
});

test("The terms are downloaded as a PDF, whose library is loaded on the click", async ({ page }) => {
  const { chunks } = readBuiltFiles(findLastBuild(webBuild) ?? "");
  const [maker] =
    Object.entries(chunks).find(([, { modules }]) => "apps/web/app/pages/terms/terms-pdf.ts" in modules) ?? [];
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname.slice(1)));
  await openReady(page, "/termsconditions");
  await page.waitForLoadState("networkidle");
  expect(requested).not.toContain(maker);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("terms-and-conditions.pdf");
  expect(requested).toContain(maker);
  const file = await readFile(await download.path(), "latin1");
  expect(file.match(/\/MediaBox \[[^\]]*\]/g)).toEqual(["/MediaBox [0 0 1000. 1800.]"]);
  expect(file).toContain("(12. Acceptance) Tj");
  expect(file).toContain("(Signature:) Tj");
});

test("Search engines find the pages and their social picture", async ({ request, page }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const { path } of pages.filter((entry) => entry.path !== "/subscription"))
    expect(sitemap).toContain(`${path}</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  await page.goto("/about-us");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(canonical).toMatch(/^https?:\/\/.+\/about-us$/);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await request.get(new URL(picture ?? "").pathname)).headers()["content-type"]).toBe("image/png");
});

test("A visitor's browser loads no script for logged-in people, and waits for no style sheet", async ({ page }) => {
  const { chunks } = readBuiltFiles(findLastBuild(webBuild) ?? "");
  const requested = new Set<string>();
  page.on("request", (request) => requested.add(new URL(request.url()).pathname.slice(1)));
  const paths = ["/home", "/installations", ...pages.map(({ path }) => path)];
  const awaited: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: "networkidle" });
    awaited.push(...(await page.evaluate(listRenderBlocking)));
  }
  const modules = [...requested].flatMap((file) => Object.keys(chunks[file]?.modules ?? {}));
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.filter((module) => signedInModules.test(module))).toEqual([]);
  expect(awaited).toEqual([]);
});

/** Returns the files that block rendering, by the browser's own measure. */
const listRenderBlocking = (): string[] =>
  performance
    .getEntriesByType("resource")
    .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking")
    .map(({ name }) => name);
