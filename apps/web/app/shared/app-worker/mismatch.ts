const name = "portal-mismatch";
let hasMismatched = false;

/** Says that a reply does not fit its schema: the server may be newer or older than this page. */
export function announceMismatch(): void {
  hasMismatched = true;
  window.dispatchEvent(new Event(name));
}

/** Calls the listener at each mismatch, and at once for one before: a page's first calls run before it follows its worker. */
export function whenMismatched(listener: () => void): void {
  window.addEventListener(name, listener);
  if (hasMismatched) listener();
}
