/** Drawings of 240 by 150 with a hill. Their classes adapt to light and dark mode. */
const drawings = {
  contact: (
    <>
      <path
        className="drawing-light"
        d="M128 56h74a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5h-74a5 5 0 0 1-5-5V61a5 5 0 0 1 5-5z"
      />
      <path className="drawing-bright" d="M125 58l40 30 40-30-3-2h-74z" />
      <path className="drawing-near" d="M46 142c0-26 8-44 22-50h28c14 6 22 24 22 50z" />
      <circle className="drawing-light" cx="82" cy="116" r="15" />
      <circle className="drawing-dark" cx="82" cy="116" r="5" />
      <path
        className="drawing-dark"
        d="M36 82c0-28 92-28 92 0v8a4 4 0 0 1-4 4h-16a4 4 0 0 1-4-4v-8H60v8a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4zM36 142h168v6H36z"
      />
    </>
  ),
  company: (
    <>
      <path className="drawing-far" d="M20 148V92l44-26v26l44-26v26l44-26v82z" />
      <path className="drawing-light" d="M34 104h20v16H34zM78 104h20v16H78zM120 104h20v16h-20z" />
      <path className="drawing-near" d="M156 148v-34c0-12 10-20 26-20s26 8 26 20v34z" />
      <path className="drawing-skin" d="M166 66h32v16c0 11-7 17-16 17s-16-6-16-17z" />
      <path className="drawing-bright" d="M160 68c0-16 9-26 22-26s22 10 22 26h6v6h-56v-6z" />
      <path className="drawing-dark" d="M168 108h28v40h-28zM14 144h212v5H14z" />
      <path className="drawing-bright" d="M176 118h12v12h-12z" />
    </>
  ),
  questions: (
    <>
      <path
        className="drawing-near"
        d="M44 30h92a10 10 0 0 1 10 10v48a10 10 0 0 1-10 10H84l-26 22V98H44a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10z"
      />
      <path
        className="drawing-light"
        d="M76 54c0-20 34-20 34 0 0 12-13 11-13 20h-9c0-16 13-14 13-20 0-8-16-8-16 0zM88 78h9v9h-9z"
      />
      <path
        className="drawing-bright"
        d="M150 68h48a9 9 0 0 1 9 9v34a9 9 0 0 1-9 9h-6v18l-22-18h-20a9 9 0 0 1-9-9V77a9 9 0 0 1 9-9z"
      />
      <path className="drawing-dark" d="M156 94l7-7 10 10 18-18 7 7-25 25z" />
    </>
  ),
  paper: (
    <>
      <path className="drawing-light" d="M72 22h70l26 26v98H72z" />
      <path className="drawing-far" d="M142 22v26h26zM86 60h60v6H86zM86 74h66v6H86zM86 88h52v6H86z" />
      <path
        className="drawing-near"
        d="M86 122c10-14 16-14 18 0 8-12 12-10 16 0 6-6 12-6 20 0l-1 4c-8-4-12-4-20 2-6-6-8-8-16 2-4-12-6-12-14-4z"
      />
      <path className="drawing-bright" d="M200 46l14 10-42 62-16 8 2-18z" />
      <path className="drawing-dark" d="M200 46l6-9 14 10-6 9zM158 108l14 10-16 8z" />
    </>
  ),
  route: (
    <>
      <path className="drawing-light" d="M30 126l52-24 60 18 66-26v44l-66 10-60-12-52 10z" />
      <path className="drawing-far" d="M82 102l60 18v28l-60-12z" />
      <path className="drawing-near" d="M76 112c-22-28-28-38-28-52a28 28 0 0 1 56 0c0 14-6 24-28 52z" />
      <circle className="drawing-light" cx="76" cy="60" r="11" />
      <path className="drawing-bright" d="M172 118c-15-20-19-27-19-37a19 19 0 0 1 38 0c0 10-4 17-19 37z" />
      <circle className="drawing-dark" cx="172" cy="81" r="7" />
      <path className="drawing-dark" d="M88 118l14 4-1 4-14-4zM112 124l14 3-1 4-14-3zM136 128l14-3 1 4-14 3z" />
    </>
  ),
  crew: (
    <>
      <path className="drawing-far" d="M30 148V70l90-44 90 44v78z" />
      <path className="drawing-light" d="M52 84h34v26H52zM154 84h34v26h-34z" />
      <path
        className="drawing-near"
        d="M44 148v-20c0-10 8-16 20-16s20 6 20 16v20zM156 148v-20c0-10 8-16 20-16s20 6 20 16v20z"
      />
      <path className="drawing-dark" d="M96 148v-26c0-12 10-18 24-18s24 6 24 18v26z" />
      <path
        className="drawing-skin"
        d="M52 94h24c2 22-26 22-24 0zM164 94h24c2 22-26 22-24 0zM106 84h28c2 26-30 26-28 0z"
      />
      <path className="drawing-bright" d="M48 94c0-18 32-18 32 0zM160 94c0-18 32-18 32 0zM101 84c0-22 38-22 38 0z" />
    </>
  ),
} as const;

export type HeroDrawingName = keyof typeof drawings;

export function HeroDrawing({ name }: { name: HeroDrawingName }) {
  return (
    <svg className="page-hero-drawing" viewBox="0 0 240 150" aria-hidden="true">
      <path className="drawing-ground" d="M6 150C-6 70 50 8 120 8s126 62 114 142z" />
      {drawings[name]}
    </svg>
  );
}
