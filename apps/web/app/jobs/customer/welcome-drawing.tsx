/** A house with its front entrance open and a handyman's bag in front. */
export function WelcomeDrawing() {
  return (
    <svg viewBox="0 0 400 300" className="hero-drawing" aria-hidden="true">
      <ellipse className="drawing-ground" cx="200" cy="252" rx="190" ry="38" />
      <path className="drawing-far" d="M60 130h44v120H60zM318 150h40v100h-40z" />
      <path className="drawing-light" d="M104 128h196v124H104z" />
      <path className="drawing-near" d="M84 132 202 48l118 84-14 12-104-72-104 72z" />
      <path className="drawing-dark" d="M176 168h56v84h-56z" />
      <path className="drawing-bright" d="M176 168l34 14v78l-34-8z" />
      <circle className="drawing-dark" cx="202" cy="216" r="4" />
      <path className="drawing-far" d="M124 156h34v34h-34zM250 156h34v34h-34z" />
      <path className="drawing-near" d="M139 156h4v34h-4zM124 171h34v4h-34zM265 156h4v34h-4zM250 171h34v4h-34z" />
      <path className="drawing-dark" d="M276 226v-9a7 7 0 0 1 7-7h20a7 7 0 0 1 7 7v9h-7v-9h-20v9z" />
      <rect className="drawing-near" x="256" y="226" width="74" height="42" rx="6" />
      <path className="drawing-far" d="M256 240h74v8h-74z" />
      <rect className="drawing-bright" x="286" y="236" width="14" height="16" rx="3" />
    </svg>
  );
}
