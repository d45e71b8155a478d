/**
 * Texts that may have long sentences, each with its reason: `file: key` of one text or of a group. All texts of the specification are
 * short.
 */
export const allowedLongTexts: Readonly<Record<string, string>> = {
  "terms.json: sections": "the terms of service are a legal text",
};
