/** Enter in a search takes the first result, where there is one. */
export function openFirstWork(section: HTMLElement | null): void {
  section?.querySelector<HTMLElement>(".found-work-way")?.click();
}
