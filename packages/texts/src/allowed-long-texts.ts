/**
 * The only texts whose sentences may be long, each with its reason: `file: key` of one text, or of the group around it. The specification's
 * own texts are all short.
 */
export const allowedLongTexts: Readonly<Record<string, string>> = {
  "terms.json: sections": "the terms of service are a legal text",
};
