/**
 * Returns the words of a search as the description of a job: "nal tapak raha hai" says what is broken. A single word,
 * such as "plumber", only names the trade.
 */
export function toProblem(typed: string): string {
  const words = typed.trim();
  return /\s/.test(words) ? words : "";
}
