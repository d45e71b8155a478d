/** Numbers long enough to be a code, a phone, a CNIC or a card, with any grouping. */
const longNumber = /\d[\d -]{2,}\d/g;
const words = /[\w.+@-]+/g;

/** The position in a stack frame: file, line and column. */
const frame = /^(\s+at .*?)((?::\d{1,7}:\d{1,6})\)?)$/;

/**
 * Hides a word that looks like an e-mail. It gets whole words, because one pattern for e-mails in a text would take quadratic time (decision
 * 2026-11-23-0942).
 */
function hideEmail(word: string): string {
  const at = word.indexOf("@", 1);
  return at > 0 && word.includes(".", at) ? "#" : word;
}

/** Returns a text of a log line with # for each long number and each e-mail, because people may have typed them. */
export const hideValues = (text: string): string => text.replace(words, hideEmail).replace(longNumber, "#");

/** Hides values in an error's stack, but keeps the line and column of each frame. The message may look like a frame, so it is handled apart. */
export function hideStack({ stack = "", message }: Error): string {
  const start = stack.indexOf(message);
  const end = start < 0 ? 0 : start + message.length;
  const lines = stack.slice(end).split("\n").map(hideFrame);
  return hideValues(stack.slice(0, end)) + lines.join("\n");
}

function hideFrame(line: string): string {
  const [, place, position] = frame.exec(line) ?? [];
  return place === undefined || position === undefined ? hideValues(line) : hideValues(place) + position;
}
