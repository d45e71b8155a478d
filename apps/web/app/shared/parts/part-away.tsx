import { Button, Text } from "@mantine/core";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";

interface PartAwayProps {
  isTrying: boolean;
  tryAgain: () => void;
  /** Where the part is a dialog, the way to do without it. */
  onClose?: (() => void) | undefined;
}

/** Stands where a part would, whose script did not come. */
export function PartAway({ isTrying, tryAgain, onClose }: PartAwayProps) {
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
