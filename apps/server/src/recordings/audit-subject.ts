import type { SpokenPlace } from "./recordings.queries.ts";

export const toAuditSubject = ({ language, sentence }: SpokenPlace) => ({
  subjectType: "recording",
  subjectId: `${language}/${sentence}`,
});
