/**
 * What a mail says in place of what people have typed, as long as nobody has confirmed its address: the mailbox may be of somebody
 * who was never here, and the portal must not bring them a stranger's words. The notice in the portal says it all.
 */
const standIns = {
  name: "Sir or Madam",
  project: "your project",
  transaction: "(its number stands in the portal)",
};

/** The values of a text without those that people chose. */
export const withoutTyped = (values: Readonly<Record<string, string>>): Record<string, string> & { name: string } => ({
  ...values,
  ...standIns,
});
