import type { Page } from "@playwright/test";

const dayMilliseconds = 86_400_000;

/** Returns a valid day for a wallet payment, as date fields need it. */
export const yesterday = (): string =>
  new Date(Date.now() - dayMilliseconds).toISOString().slice(0, "2026-03-02".length);

/** Returns a picture like a phone camera's. It is drawn in the browser, so that the repository needs no file. */
export async function receipt(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    ([w = 1, h = 1]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser cannot draw.");
      // Each one differs: the same picture twice would warn the office.
      for (let stripe = 0; stripe < 20; stripe++) {
        context.fillStyle = `hsl(${Math.random() * 360} 60% 60%)`;
        context.fillRect((stripe * w) / 20, 0, w / 20, h);
      }
      return canvas.toDataURL("image/jpeg", 0.95).split(",")[1] ?? "";
    },
    [width, height],
  );
  return { name: "receipt.jpg", mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}
