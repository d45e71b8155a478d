/** Replaces each line that is a text of `from` by the text with the same name in `to`. Other lines stay. */
export function replaceLines<Texts extends Readonly<Record<string, string>>>(
  text: string,
  from: Texts,
  to: Texts,
): string {
  const byText = new Map(Object.keys(from).map((name) => [from[name], to[name]]));
  return text
    .split("\n")
    .map((line) => byText.get(line.trim()) ?? line)
    .join("\n");
}
