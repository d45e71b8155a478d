import "./printed-papers.css";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

interface Paper {
  kind: "receipt" | "statement" | "terms" | "list" | "sheet";
  /** Browsers propose it as the file's name. */
  fileName: string;
  content: ReactNode;
}

/**
 * Prints a paper instead of the page: the browser's dialog also saves it as a PDF. For languages that the built-in
 * fonts of PDF readers lack (docs/decisions/2026-11-23-2130-papers-in-urdu-are-printed.md).
 */
export function printPaper({ kind, fileName, content }: Paper): void {
  const paper = document.createElement("div");
  paper.className = `printed-paper printed-${kind}`;
  const root = createRoot(paper);
  flushSync(() => root.render(content));
  document.body.append(paper);
  document.documentElement.classList.add("prints-paper");
  const pageTitle = document.title;
  document.title = withoutIsolates(fileName).replace(/\.pdf$/, "");
  const end = () => {
    document.title = pageTitle;
    document.documentElement.classList.remove("prints-paper");
    root.unmount();
    paper.remove();
  };
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}
