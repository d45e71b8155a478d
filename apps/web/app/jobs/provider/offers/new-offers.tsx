import { Button } from "@mantine/core";
import { useState } from "react";
import jobs from "../../../locales/en/jobs.json";
import { canAnnounceOffers, isOfferSoundOn, turnOfferSound } from "../../../shared/notices/offer-sound.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

/**
 * Announces new offers in a line of its own above the list. The line has the same height with and without news, so no
 * card moves until the handyman clicks.
 */
export function NewOffers({ count, onShow }: { count: number; onShow: () => void }) {
  const { requested } = useMessages(jobs);
  const show = () => {
    onShow();
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="new-offers" data-new={count > 0 || undefined}>
      <div role="status">
        {count > 0 && (
          <Button fullWidth color="marigold" onClick={show}>
            {requested.newOffers({ count })}
          </Button>
        )}
      </div>
      {count === 0 && <SoundSwitch />}
    </div>
  );
}

/** Turns the sound of new offers on and off. It stays off when the browser refuses the sound. */
function SoundSwitch() {
  const { requested } = useMessages(jobs);
  const [isOn, setOn] = useState(isOfferSoundOn);
  const [isRefused, setRefused] = useState(!canAnnounceOffers());
  const turn = async () => {
    const isNowOn = await turnOfferSound(!isOn);
    setOn(isNowOn);
    setRefused(!isOn && !isNowOn);
  };
  return (
    <>
      <button
        type="button"
        role="switch"
        className="availability offer-sound"
        aria-checked={isOn && !isRefused}
        onClick={() => void turn()}
      >
        <span className="availability-track" aria-hidden="true" />
        <span>{requested.sound}</span>
      </button>
      {isRefused && <span role="status">{requested.soundRefused}</span>}
    </>
  );
}
