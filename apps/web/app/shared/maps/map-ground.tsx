/** Invented streets with a pin: shown before the tiles, and without them. */
export function MapGround() {
  return (
    <svg viewBox="0 0 400 160" preserveAspectRatio="xMidYMid slice" className="map-ground" aria-hidden="true">
      <path className="map-block" d="M252 0h74v66h-74zM66 100h72v60H66z" />
      <path
        className="map-road"
        d="M-10 88c110-14 160 10 220-4s130-20 200-4M62-10c10 60-8 120 4 180M240-10c-10 70 10 120 0 180M334-10v180M-10 30h420M-10 134h420"
      />
      <path className="map-pin" d="M200 106c-13-17-19-23-19-33a19 19 0 0 1 38 0c0 10-6 16-19 33z" />
      <circle className="map-pin-eye" cx="200" cy="73" r="7" />
    </svg>
  );
}
