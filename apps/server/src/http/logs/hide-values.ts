/** Numbers long enough to be a code, a phone, a CNIC or a card, however they are grouped. */
const longNumber = /\d[\d -]{2,}\d/g;
const word = /[\w.+@-]+/g;

/** A frame's place: file, line and column, as the engine writes them after the message. */
const frame = /^(\s+at .*?)((?::\d{1,7}:\d{1,6})\)?)$/;

/** Looked for in whole words: a pattern that begins with any number of letters would be tried at each of them. */
function hideEmail(text: string): string {
  const at = text.indexOf("@", 1);
  return at > 0 && text.includes(".", at) ? "#" : text;
}

/** Text without the values that somebody may have typed. */
export const hideValues = (text: string): string => text.replace(word, hideEmail).replace(longNumber, "#");

/** The stack with its lines and columns. Its message goes first: it may look like a frame and hold anything. */
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
