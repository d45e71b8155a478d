import "@mantine/core/styles/Kbd.css";
import { Button, Kbd, VisuallyHidden } from "@mantine/core";
import { useHotkeys, useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import office from "../../locales/en/office.json";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { isDialogOpen } from "../layout/office-keys.ts";

// Loaded on demand: many people never search.
const OfficeSearch = lazyPart(async () => (await import("./office-search.tsx")).OfficeSearch, {
  fallback: <span data-office-search hidden />,
});

/** Starts loading when Ctrl is pressed: K and the first letters follow a moment later. */
const loadOnControl = ({ key }: KeyboardEvent) => {
  if (key === "Control" || key === "Meta") void OfficeSearch.load();
};

/** Opens the search by Ctrl-K on every screen of the office, also from a field. Closes an open dialog first. */
export function SearchOpener({ role }: { role: string }) {
  const { searchEverything } = useMessages(office).frame;
  const [openCount, setOpenCount] = useState(0);
  const open = () => setOpenCount((count) => count + 1);
  useHotkeys([["mod+K", () => !isDialogOpen() && open()]], [], true);
  useWindowEvent("keydown", loadOnControl);
  return (
    <>
      <Button
        variant="default"
        className="search-opener"
        aria-keyshortcuts="Control+K"
        onClick={open}
        onPointerEnter={() => void OfficeSearch.load()}
      >
        <svg viewBox="0 0 24 24" width="20" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
        </svg>
        <VisuallyHidden>{searchEverything}</VisuallyHidden>
        <Kbd size="xs" aria-hidden="true">
          Ctrl K
        </Kbd>
      </Button>
      {openCount > 0 && <OfficeSearch role={role} openCount={openCount} />}
    </>
  );
}
