import { Button, Text } from "@mantine/core";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";

interface PartUnavailableProps {
  isTrying: boolean;
  tryAgain: () => void;
  /** Closes the notice, when the part is a dialog. */
  onClose?: (() => void) | undefined;
}

/** Replaces a part whose script failed to load. */
export function PartUnavailable({ isTrying, tryAgain, onClose }: PartUnavailableProps) {
  const { away, close, tryAgain: again } = useMessages(shared);
  return (
    <div role="alert" className="part-away">
      <Text>{onClose ? away.dialog : away.part}</Text>
      <div className="part-away-buttons">
        <Button variant="default" loading={isTrying} onClick={tryAgain}>
          {again}
        </Button>
        {onClose && (
          <Button variant="subtle" onClick={onClose}>
            {close}
          </Button>
        )}
      </div>
    </div>
  );
}
