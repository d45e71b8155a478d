import { type NoticeKind, noticeKinds } from "@hunarmand/api/notices/notice-kinds";
import { completeLanguages, type Language } from "@hunarmand/texts/catalogue";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import type { TemplateMessage } from "../../services/whatsapp/whatsapp.ts";
import { getTexts } from "../../values/texts.ts";
import { getDefaultTexts, type Wording } from "../templates/fill-template.ts";
import { nameValues } from "../templates/name-values.ts";
import { isSentKind } from "../templates/notice-rules.ts";

/** Meta numbers the variables of a template. Ours are numbered in the order in which their names first occur in our default text. */
const placeholder = /\{(\w+)\}/g;

const namesOf = (kind: NoticeKind, language: Language): string[] => [
  ...new Set([...getDefaultTexts(kind, language).text.matchAll(placeholder)].map(([, name]) => name ?? "")),
];

/** An approved text cannot be changed: a text with other variables needs another template name. */
const nameTemplate = (kind: NoticeKind): string => `hunarmand_${kind.replaceAll("-", "_")}${endings[kind] ?? ""}`;

/** Of kinds whose variables have changed since offices had them approved. */
const endings: Partial<Record<NoticeKind, string>> = { "job-coming": "_2", "job-offered": "_2" };

interface FilledNotice {
  kind: NoticeKind;
  values: Readonly<Record<string, string>>;
  link: string;
}

/** English has the code under which the office had its templates approved (README). Other languages have their own. */
export function fillApproved(
  { kind, values, link }: FilledNotice,
  { language, nameOf }: Pick<Wording, "language" | "nameOf">,
): TemplateMessage & { variables: string[] } {
  const named = nameValues(values, { language, nameOf });
  return {
    template: nameTemplate(kind),
    variables: namesOf(kind, language).map((name) => named[name] ?? ""),
    path: link,
    ...(language === "en" ? {} : { language }),
  };
}

export interface TemplateToApprove {
  name: string;
  language: Language;
  body: string;
  /** The address of its button, without the path. */
  button: string;
}

/** The templates that the office submits to Meta: one for each kind and language. */
export const listTemplatesToApprove = (publicUrl: string): TemplateToApprove[] =>
  noticeKinds
    .filter(isSentKind)
    .flatMap((kind) => completeLanguages.map((language) => writeTemplate(kind, language, publicUrl)));

/** A body must not begin or end with a variable. */
function writeTemplate(kind: NoticeKind, language: Language, publicUrl: string): TemplateToApprove {
  const names = namesOf(kind, language);
  const text = getDefaultTexts(kind, language).text.replace(
    placeholder,
    (_whole, name: string) => `{{${names.indexOf(name) + 1}}}`,
  );
  const { whatsapp } = getTexts("mails", language).notice;
  return {
    name: nameTemplate(kind),
    language,
    body: withoutIsolates(whatsapp({ text })),
    button: `${publicUrl}/{{1}}`,
  };
}
