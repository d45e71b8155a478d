/** Marks of a prerendered page whose script is not there yet. Only styles show them: React keeps the elements as they were built. */
export const marks = {
  /** On the page, until its script handles it. */
  waiting: "data-waiting",
  /** On the page: words were sent to its search. */
  searching: "data-searching",
  /** On a form: its button was pressed. */
  tapped: "data-tapped",
} as const;

/** Whether people sent the search before the page's script was there. */
export const wasSearched = (): boolean => document.documentElement.hasAttribute(marks.searching);

/** Returns once whether the form's button was pressed before the page's script was there. */
export function takeTap(form: HTMLFormElement | null): boolean {
  const wasTapped = form?.hasAttribute(marks.tapped) ?? false;
  form?.removeAttribute(marks.tapped);
  return wasTapped;
}

/** From now on the page's own script handles everything. */
export function endWaiting(): void {
  for (const mark of [marks.waiting, marks.searching]) document.documentElement.removeAttribute(mark);
}
