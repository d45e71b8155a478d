import { type NoticeKind, noticeKinds } from "@hunarmand/api/notices/notice-kinds";
import type { TemplateMessage } from "../../services/whatsapp/whatsapp.ts";
import { getDefaultTexts } from "../templates/fill-template.ts";
import { isSentKind } from "../templates/notice-rules.ts";

/** Meta numbers the variables of a template. Ours are numbered in the order in which their names first occur in our default text. */
const placeholder = /\{(\w+)\}/g;

const namesOf = (kind: NoticeKind): string[] => [
  ...new Set([...getDefaultTexts(kind).text.matchAll(placeholder)].map(([, name]) => name ?? "")),
];

/** An approved text cannot be changed: a text with other variables needs another template name. */
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
  /** The address of its button, without the path. */
  button: string;
}

/** The templates that the office submits to Meta, one for each kind. A body must not begin or end with a variable. */
export const listTemplatesToApprove = (publicUrl: string): TemplateToApprove[] =>
  noticeKinds.filter(isSentKind).map((kind) => {
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
