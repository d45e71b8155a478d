import { offerSoundKey } from "../person/forget-person.ts";

/** The sound and the vibration of a new offer. The setting belongs to the device, as the loudspeaker does. */

const vibrationMilliseconds = [200, 100, 200];
const tones = [
  { hertz: 880, fromSeconds: 0, toSeconds: 0.18 },
  { hertz: 1_175, fromSeconds: 0.2, toSeconds: 0.5 },
];
const loudness = 0.4;

/** On until the handyman turns it off, as in other apps that offer work. */
export const isOfferSoundOn = (): boolean => localStorage.getItem(offerSoundKey) !== "off";

/** Whether this browser can play a sound or vibrate at all. */
export const canAnnounceOffers = (): boolean => "AudioContext" in window || "vibrate" in navigator;

/** Turns the announcement on after playing it once, or off. Returns whether it is on: a browser may refuse. */
export async function turnOfferSound(isWanted: boolean): Promise<boolean> {
  const isOn = isWanted && (await play().catch(() => false));
  localStorage.setItem(offerSoundKey, isOn ? "on" : "off");
  return isOn;
}

/** Announces a new offer unless the handyman has turned that off. Browsers allow it only after a tap on the page. */
export async function announceOffer(): Promise<void> {
  if (!isOfferSoundOn() || navigator.userActivation?.hasBeenActive === false) return;
  await play().catch(() => false);
}

/** Plays two tones and vibrates. Returns whether the browser did either of them. */
async function play(): Promise<boolean> {
  const vibrates = "vibrate" in navigator && navigator.vibrate(vibrationMilliseconds);
  if (!("AudioContext" in window)) return vibrates;
  const audio = new AudioContext();
  await audio.resume();
  for (const [index, { hertz, fromSeconds, toSeconds }] of tones.entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = hertz;
    volume.gain.value = loudness;
    tone.connect(volume).connect(audio.destination);
    if (index === tones.length - 1) tone.onended = () => void audio.close();
    tone.start(audio.currentTime + fromSeconds);
    tone.stop(audio.currentTime + toSeconds);
  }
  return true;
}
