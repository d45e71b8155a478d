/** A handyman with tools in front of the hills and the mosque of Islamabad. */
export function HomeDrawing() {
  return (
    <svg className="hero-drawing wide-drawing" viewBox="0 0 480 360" aria-hidden="true">
      <path className="drawing-ground" d="M40 360C-10 220 70 70 230 60s250 130 220 300z" />
      <path className="drawing-far" d="M40 300l70-62 46 34 70-76 72 72 50-40 96 92v40H40z" />
      <Mosque />
      <Man />
      <path className="drawing-bright" d="M366 296h92a6 6 0 0 1 6 6v48H360v-48a6 6 0 0 1 6-6z" />
      <path
        className="drawing-dark"
        d="M28 350h424a5 5 0 0 1 0 10H28a5 5 0 0 1 0-10zM360 314h104v8H360zM402 308h20v22h-20z"
      />
    </svg>
  );
}

function Mosque() {
  return (
    <g className="drawing-light">
      <path d="M62 350v-34l58-62 58 62v34zM50 350V214l4-22 4 22v136zM182 350V214l4-22 4 22v136z" />
      <path className="drawing-far" d="M88 350v-26l32-36 32 36v26z" />
    </g>
  );
}

function Man() {
  return (
    <g>
      <path className="drawing-dark" d="M246 350l8-96h78l8 96h-36l-11-58-11 58z" />
      <path className="drawing-near" d="M238 180c6-22 26-30 55-30s49 8 55 30l10 62-24 6-4-20v40h-74v-40l-4 20-24-6z" />
      <path className="drawing-light" d="M276 150l17 24 17-24z" />
      <path className="drawing-dark" d="M264 196h58v72h-58zM264 154h10v46h-10zM312 154h10v46h-10z" />
      <path className="drawing-bright" d="M280 214h26v18h-26z" />
      <path
        className="drawing-skin"
        d="M266 96h54v22c0 18-12 28-27 28s-27-10-27-28zM284 134h18v18l-9 10-9-10zM228 240l22 6-4 18c-4 8-20 6-20-6zM336 246l22-6 4 14c2 10-14 18-20 8z"
      />
      <path className="drawing-dark" d="M278 122c8-5 22-5 30 0l-2 5c-8-3-18-3-26 0z" />
      <path className="drawing-light" d="M284 131h18c-2 6-16 6-18 0z" />
      <path className="drawing-bright" d="M258 100c0-24 14-40 35-40s35 16 35 40h10v8h-90v-8z" />
      <path
        className="drawing-metal"
        d="M352 250l40-74M384 172c-4-16 6-26 20-26l-6 16 8 6 14-8c4 14-10 26-24 20M392 300v-16h40v16"
      />
    </g>
  );
}
