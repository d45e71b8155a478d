/** Opens the first result for these words. Returns false when no result for them is shown. */
export function openFirstWork(section: HTMLElement | null, typed: string): boolean {
  const list = section?.querySelector<HTMLElement>(".found-work");
  if (list?.dataset.words !== typed.trim()) return false;
  list.querySelector<HTMLElement>(".found-work-way")?.click();
  return true;
}
