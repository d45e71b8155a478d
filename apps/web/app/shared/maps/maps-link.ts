/** Returns the link that opens the place in the phone's maps app, or on the web. */
export function mapsLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
