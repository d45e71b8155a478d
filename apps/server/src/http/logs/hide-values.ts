/** Numbers long enough to be a code, a phone, a CNIC or a card, with any grouping. */
const longNumber = /\d[\d -]{2,}\d/g;
const word = /[\w.+@-]+/g;

/** The position in a stack frame: file, line and column. */
const frame = /^(\s+at .*?)((?::\d{1,7}:\d{1,6})\)?)$/;

/** Looks at whole words. A pattern that begins with any number of letters would be tried at each letter. */
function hideEmail(text: string): string {
  const at = text.indexOf("@", 1);
  return at > 0 && text.includes(".", at) ? "#" : text;
}

/** Hides values in a text that a person may have typed. */
export const hideValues = (text: string): string => text.replace(word, hideEmail).replace(longNumber, "#");

/** Returns the stack with its lines and columns. The message is handled first, because it may look like a frame. */
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
