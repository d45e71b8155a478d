import "@mantine/core/styles/ActionIcon.css";
import { ActionIcon } from "@mantine/core";
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import providerDesk from "../../../locales/en/provider-desk.json";
import { useMessages } from "../../../shared/texts/messages.ts";

const zooms = [1, 1.5, 2, 3, 4] as const;
const quarterTurns = 4;
const quarterDegrees = 90;

const drawings = {
  zoomOut: "M5 12h14",
  zoomIn: "M5 12h14M12 5v14",
  turn: "M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5",
} as const;

/** A paper's picture that can be enlarged and turned in its place. */
export function PaperView({ address, name }: { address: string; name: string }) {
  const { papers } = useMessages(providerDesk);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const frame = useCentre(zoom);
  const tools = [
    { tool: "zoomOut", disabled: zoom === 0, use: () => setZoom(zoom - 1) },
    { tool: "zoomIn", disabled: zoom === zooms.length - 1, use: () => setZoom(zoom + 1) },
    { tool: "turn", disabled: false, use: () => setTurns((turns + 1) % quarterTurns) },
  ] as const;
  const look = { "--zoom": zooms[zoom], "--turn": `${turns * quarterDegrees}deg` } as CSSProperties;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people must be able to scroll it with the keyboard */}
      <div ref={frame} className="paper-frame" tabIndex={0}>
        <div className="paper-sheet" style={look} data-sideways={turns % 2 === 1 || undefined}>
          <img src={address} alt={name} />
        </div>
      </div>
      <div className="paper-tools">
        {tools.map(({ tool, disabled, use }) => (
          <ActionIcon
            key={tool}
            size={44}
            variant="default"
            disabled={disabled}
            aria-label={papers[tool]({ paper: name })}
            onClick={use}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" className="group-icon" aria-hidden="true">
              <path d={drawings[tool]} />
            </svg>
          </ActionIcon>
        ))}
      </div>
    </>
  );
}

/** Keeps the middle of the picture in the middle of its frame. */
function useCentre(zoom: number) {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the picture's size changes
  useLayoutEffect(() => {
    const shown = frame.current;
    shown?.scrollTo({
      left: (shown.scrollWidth - shown.clientWidth) / 2,
      top: (shown.scrollHeight - shown.clientHeight) / 2,
    });
  }, [zoom]);
  return frame;
}
