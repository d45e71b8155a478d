import { defineMessages } from "../../shared/texts/messages.ts";

/** What every desk of the office has beside its list. */
export const deskComforts = defineMessages("deskComforts", {
  keys: {
    open: "Shortcuts",
    title: "Keyboard shortcuts",
    text: "They work anywhere on a desk, but not while you type.",
    enabled: "Use keyboard shortcuts",
    close: "Close",
    meanings: {
      next: "Next row",
      previous: "Row before",
      open: "Open the row",
      search: "Search",
      help: "This help",
    },
    or: "or",
  },
  saved: {
    title: "Saved filters",
    save: "Save these filters",
    dialogTitle: "Save these filters",
    dialogText: "They are kept in this browser alone.",
    name: "Name",
    submit: "Save",
    remove: (name: string) => `Remove the filter ${name}`,
  },
  download: {
    label: "Export as CSV",
    title: "Export this list?",
    text: "You get what these filters show, at most the newest 10,000 rows. The file holds personal data: the audit keeps that you made it.",
    yes: "Export",
    failed: "The file could not be made",
  },
  selection: {
    label: "Selected",
    select: (name: string) => `Select ${name}`,
    selected: (count: string) => (count === "1" ? "1 selected" : `${count} selected`),
    clear: "Select none",
  },
});
