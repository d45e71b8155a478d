import type { Locator } from "@playwright/test";

/** A person on a phone. Counts their taps and typed fields; a tap into a field counts too. */
export class Taps {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
    this.fields += 1;
  }
}
