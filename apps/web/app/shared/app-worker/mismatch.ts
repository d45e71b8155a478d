const name = "portal-mismatch";

/** Says that a reply does not fit its schema: the server may be newer or older than this page. */
export const announceMismatch = (): void => void window.dispatchEvent(new Event(name));

export const whenMismatched = (listener: () => void): void => window.addEventListener(name, listener);
