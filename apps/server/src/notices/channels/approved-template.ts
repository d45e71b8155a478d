import { type NoticeKind, noticeKinds } from "@hunarmand/api/notices/notices";
import type { TemplateMessage } from "../../services/whatsapp/whatsapp.ts";
import { getDefaultTexts } from "../templates/fill-template.ts";
import { withoutMail } from "../templates/notice-rules.ts";

/** Meta numbers the variables of a template; ours have the names of the text that ships, in the order in which they first stand there. */
const placeholder = /\{(\w+)\}/g;

const namesOf = (kind: NoticeKind): string[] => [
  ...new Set([...getDefaultTexts(kind).text.matchAll(placeholder)].map(([, name]) => name ?? "")),
];

/** Approved once, a text stays: one with other variables is another template. */
const nameTemplate = (kind: NoticeKind): string => `hunarmand_${kind.replaceAll("-", "_")}`;

interface FilledNotice {
  kind: NoticeKind;
  values: Readonly<Record<string, string>>;
  link: string;
}

export const fillApproved = ({ kind, values, link }: FilledNotice): TemplateMessage & { variables: string[] } => ({
  template: nameTemplate(kind),
  variables: namesOf(kind).map((name) => values[name] ?? ""),
  path: link,
});

export interface TemplateToApprove {
  name: string;
  body: string;
  /** The address of its button; the path follows it. */
  button: string;
}

/** What the office hands in to Meta, one a kind. A body may neither begin nor end with a variable. */
export const listTemplatesToApprove = (publicUrl: string): TemplateToApprove[] =>
  noticeKinds
    .filter((kind) => !withoutMail.includes(kind))
    .map((kind) => {
      const names = namesOf(kind);
      const text = getDefaultTexts(kind).text.replace(
        placeholder,
        (_whole, name: string) => `{{${names.indexOf(name) + 1}}}`,
      );
      return {
        name: nameTemplate(kind),
        body: `Hunarmand: ${text}\n\nMore in the portal.`,
        button: `${publicUrl}/{{1}}`,
      };
    });
