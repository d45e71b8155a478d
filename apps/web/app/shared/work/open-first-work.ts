/** Opens the first result of a search, if there is one. Enter calls it. */
export function openFirstWork(section: HTMLElement | null): void {
  section?.querySelector<HTMLElement>(".found-work-way")?.click();
}
