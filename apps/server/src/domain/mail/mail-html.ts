import { isRightToLeft, type Language } from "@hunarmand/texts/catalogue";

/** The content of the HTML part: the same words as the plain part. */
export interface MailWords {
  language: Language;
  subject: string;
  /** Paragraphs are separated by an empty line. */
  text: string;
  signature: string;
  /** The next step. Its paragraph becomes a button. */
  action?: { label: string; link: string } | undefined;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

// Mail programs drop style sheets and classes, so each element has its own style. The sheet in the head is for programs with a dark mode,
// which would otherwise invert the colours.
// A mail cannot contain fonts, so Urdu uses those that phones and computers have.
const fonts = {
  latin: "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  urdu: "font-family:'Noto Nastaliq Urdu','Urdu Typesetting','Geeza Pro',system-ui,Tahoma,sans-serif",
} as const;
const brand = "#0b6b4f";
const darkSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0d1814!important}.card{background:#16241f!important;border-color:#2c4038!important}
.words{color:#e6efea!important}.small{color:#a9bcb3!important}.link{color:#6fd1ae!important}}`;

const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g;

/** Only web addresses become links. All other typed text stays text. */
function toHtml(text: string): string {
  let [html, end] = ["", 0];
  for (const match of text.matchAll(address)) {
    const link = escapeHtml(match[0]);
    html += escapeHtml(text.slice(end, match.index));
    html += `<a class="link" href="${link}" style="color:${brand};overflow-wrap:anywhere">${link}</a>`;
    end = match.index + match[0].length;
  }
  return (html + escapeHtml(text.slice(end))).replaceAll("\n", "<br>");
}

const toButton = ({ label, link }: { label: string; link: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${brand};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** Returns the mail in the portal's design as one file. It loads nothing from elsewhere, so nobody can see that it was opened. */
export function layOutMail({ language, subject, text, signature, action }: MailWords): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) =>
      action && paragraph.endsWith(action.link)
        ? toButton(action)
        : `<p style="margin:0 0 16px">${toHtml(paragraph)}</p>`,
    );
  const font = fonts[isRightToLeft(language) ? "urdu" : "latin"];
  const [line, headLine] = isRightToLeft(language) ? [2.2, 2.2] : [1.5, 1.3];
  const below = signature.replace(/^\s*-- \n/, "").trim();
  return `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? "rtl" : "ltr"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${darkSheet}</style></head>
<body class="page" style="margin:0;background:#f3f6f4">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f6f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dbe4df;border-radius:12px">
<tr><td style="padding:16px 24px;background:${brand};border-radius:12px 12px 0 0;${font};font-size:18px;font-weight:700;color:#ffffff">Hunarmand</td></tr>
<tr><td class="words" style="padding:24px;${font};font-size:16px;line-height:${line};color:#16241f">
<h1 style="margin:0 0 16px;font-size:20px;line-height:${headLine}">${escapeHtml(subject)}</h1>
${paragraphs.join("\n")}</td></tr>${
    below &&
    `
<tr><td class="small" style="padding:0 24px 24px;${font};font-size:13px;line-height:${line};color:#52655c">${toHtml(below)}</td></tr>`
  }
</table></td></tr></table></body></html>`;
}
