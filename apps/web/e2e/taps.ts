import type { Locator } from "@playwright/test";

/** A person on a phone. Counts their taps and typed fields, and the screens that they tap on; a tap into a field counts too. */
export class Taps {
  private taps = 0;
  private fields = 0;
  private readonly titles = new Set<string | null>();

  async tap(target: Locator): Promise<void> {
    await this.look(target);
    await target.click();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
    this.fields += 1;
  }

  /** Chooses from a list: one tap opens it, one chooses. */
  async choose(list: Locator, value: string): Promise<void> {
    await this.look(list);
    await list.selectOption(value);
    this.taps += 2;
  }

  /** Chooses a file: one tap opens the phone's pictures, one chooses. */
  async pick(field: Locator, file: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
    await field.setInputFiles(file);
    this.taps += 2;
  }

  /** What was counted so far. Screens with the same headline count once. */
  count() {
    return { taps: this.taps, fields: this.fields, screens: this.titles.size };
  }

  private async look(target: Locator): Promise<void> {
    await target.waitFor();
    this.titles.add(await target.page().getByRole("heading", { level: 1 }).first().textContent());
  }
}
