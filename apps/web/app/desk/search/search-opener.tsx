import "@mantine/core/styles/Kbd.css";
import { Button, Kbd, VisuallyHidden } from "@mantine/core";
import { useHotkeys, useWindowEvent } from "@mantine/hooks";
import { useRef, useState } from "react";
import office from "../../locales/en/office.json";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { isDialogOpen } from "../layout/office-keys.ts";
import { FirstLetters } from "./first-letters.tsx";

// Loaded on demand: many people never search.
const OfficeSearch = lazyPart(async () => (await import("./office-search.tsx")).OfficeSearch);

/** Starts loading when Ctrl is pressed: K and the first letters follow a moment later. */
const loadOnControl = ({ key }: KeyboardEvent) => {
  if (key === "Control" || key === "Meta") void OfficeSearch.load();
};

/**
 * Opens the search by Ctrl-K on every screen of the office, also from a field. While it loads, `FirstLetters` takes what is
 * typed and then hands it over.
 */
export function SearchOpener({ role }: { role: string }) {
  const { searchEverything } = useMessages(office).frame;
  const [openCount, setOpenCount] = useState(0);
  const [typed, setTyped] = useState("");
  const [isReady, setReady] = useState(false);
  const cameFrom = useRef<Element>(null);
  const open = () => {
    cameFrom.current = document.activeElement;
    setOpenCount((count) => count + 1);
  };
  const leave = () => {
    // The field from which the library would return the focus may be gone.
    if (document.activeElement === document.body && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const leaveFirst = () => {
    setOpenCount(0);
    setTyped("");
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
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
      {openCount > 0 && !isReady && (
        <FirstLetters label={searchEverything} typed={typed} onType={setTyped} onLeave={leaveFirst} />
      )}
      {openCount > 0 && (
        <OfficeSearch
          {...{ role, openCount, typed }}
          onType={setTyped}
          onReady={() => setReady(true)}
          onClosed={leave}
        />
      )}
    </>
  );
}
