/** The first word is the first name. Many people have only one name. */
export function splitName(fullName = ""): { firstName: string | undefined; lastName: string } {
  const [firstName, ...others] = fullName.trim().split(/\s+/);
  return { firstName, lastName: others.join(" ") };
}
