/** Draws made-up portraits from parts, a different one for each person. The colours are those of SVG. */

type Hair = "short" | "parted" | "curly" | "bald" | "cap" | "pakol" | "taqiyah" | "scarf";
type Beard = "none" | "moustache" | "short" | "full";

export interface Face {
  ground: string;
  skin: "light" | "wheat" | "brown";
  /** Of hair and beard. */
  dark: string;
  hair: Hair;
  beard: Beard;
  shirt: string;
  /** Of a cap or scarf. */
  cloth?: string;
  hasGlasses?: true;
  hasWaistcoat?: true;
}

const skins = {
  light: ["#d9a67c", "#c08b62"],
  wheat: ["#c48e62", "#a87248"],
  brown: ["#9c6a43", "#80532f"],
} as const;
const black = "#1d1a18";
const grey = "#8d8a86";

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** What is behind the face. */
const drawBack = ({ hair, cloth = "" }: Face): string =>
  hair === "scarf"
    ? path("M128 34C66 34 60 96 62 140C64 190 46 214 30 256H226C210 214 192 190 194 140C196 96 190 34 128 34Z", cloth)
    : "";

function drawBody({ shirt, skin, hasWaistcoat, hair }: Face): string {
  const [, shade] = skins[skin];
  const shoulders = "M18 256C20 206 62 192 104 184H152C194 192 236 206 238 256Z";
  const waistcoat =
    path("M50 256C52 216 70 200 100 188L122 256Z", black) + path("M206 256C204 216 186 200 156 188L134 256Z", black);
  return [
    path(shoulders, shirt),
    path("M106 150H150V188C150 200 138 206 128 206S106 200 106 188Z", shade),
    ...(hair === "scarf"
      ? []
      : [path("M104 182L128 214L96 208Z", "#ffffff66"), path("M152 182L128 214L160 208Z", "#ffffff66")]),
    ...(hasWaistcoat ? [waistcoat] : []),
    line("M128 216V250", "#00000033", 3),
  ].join("");
}

function drawHead({ skin, hair }: Face): string {
  const [tone, shade] = skins[skin];
  const ears = hair === "scarf" ? "" : oval(82, 116, 8, 13, shade) + oval(174, 116, 8, 13, shade);
  return `${ears}${path("M128 52C160 52 175 76 174 108C173 144 152 172 128 172S83 144 82 108C81 76 96 52 128 52Z", tone)}`;
}

const mouthless = "M106 138C114 130 142 130 150 138C152 150 142 158 128 158S104 150 106 138Z";

const beards: Record<Beard, (dark: string, tone: string) => string> = {
  none: () => "",
  moustache: (dark) =>
    path(
      "M128 133C118 128 106 133 102 142C112 145 122 143 128 139C134 143 144 145 154 142C150 133 138 128 128 133Z",
      dark,
    ),
  short: (dark, tone) =>
    path(
      "M82 108C84 150 104 176 128 176S172 150 174 108C170 128 160 132 150 130C142 126 114 126 106 130C96 132 86 128 82 108Z",
      dark,
    ) + path(mouthless, tone),
  full: (dark, tone) =>
    path(
      "M82 104C80 160 96 204 128 206S176 160 174 104C170 128 160 132 150 130C142 124 114 124 106 130C96 132 86 128 82 104Z",
      dark,
    ) + path("M110 142C118 136 138 136 146 142C146 150 138 153 128 153S110 150 110 142Z", tone),
};

const hairs: Record<Hair, (dark: string, cloth: string) => string> = {
  short: (dark) =>
    path(
      "M80 106C74 62 100 40 128 40S182 62 176 106C172 88 166 78 156 74C138 80 118 80 100 74C90 78 84 88 80 106Z",
      dark,
    ),
  parted: (dark) =>
    path(
      "M80 108C72 58 104 36 134 40C168 42 184 68 176 108C172 92 166 82 160 78C136 82 114 74 104 62C98 76 84 86 80 108Z",
      dark,
    ),
  curly: (dark) =>
    [
      [86, 66],
      [102, 54],
      [120, 48],
      [138, 48],
      [156, 54],
      [170, 66],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 18, 18, dark))
      .join("") +
    oval(82, 86, 9, 16, dark) +
    oval(174, 86, 9, 16, dark),
  bald: (dark) =>
    path("M82 118C78 96 80 84 86 76C88 92 86 104 82 118Z", dark) +
    path("M174 118C178 96 176 84 170 76C168 92 170 104 174 118Z", dark),
  cap: (dark, cloth) =>
    hairs.bald(dark, cloth) +
    path("M78 84C78 50 100 34 128 34S178 50 178 84C150 76 106 76 78 84Z", cloth) +
    path("M120 80C150 72 186 74 206 88C180 88 150 90 122 88Z", cloth),
  pakol: (dark, cloth) =>
    hairs.bald(dark, cloth) +
    path("M84 62C88 34 168 34 172 62Z", cloth) +
    `<rect x="72" y="56" width="112" height="22" rx="11" fill="${cloth}"/>` +
    line("M80 67H176", "#00000033", 3),
  taqiyah: (dark, cloth) =>
    hairs.bald(dark, cloth) +
    path("M82 78C82 46 104 36 128 36S174 46 174 78C146 70 110 70 82 78Z", cloth) +
    line("M88 66C112 60 144 60 168 66", "#00000033", 3),
  scarf: (dark, cloth) =>
    path("M96 74C104 58 152 58 160 74C140 68 116 68 96 74Z", dark) +
    path(
      "M128 38C80 38 70 84 76 128C82 158 96 178 128 182S174 158 180 128C186 84 176 38 128 38ZM128 58C156 58 168 84 168 110C168 144 150 168 128 168S88 144 88 110C88 84 100 58 128 58Z",
      cloth,
    ).replace("/>", ' fill-rule="evenodd"/>'),
};

function drawLook({ dark, hasGlasses, beard, skin, hair }: Face): string {
  const [, shade] = skins[skin];
  const glasses = [
    "M92 112a17 14 0 1 0 34 0a17 14 0 1 0 -34 0",
    "M130 112a17 14 0 1 0 34 0a17 14 0 1 0 -34 0",
    "M126 110H130",
  ];
  const brow = dark === grey ? grey : black;
  const lips = hair === "scarf" ? "#a3483f" : "#7d3f33";
  return [
    oval(109, 112, 5, 6, black),
    oval(147, 112, 5, 6, black),
    line("M98 98C104 94 112 94 118 97", brow, 4),
    line("M138 97C144 94 152 94 158 98", brow, 4),
    line("M128 112C126 120 122 126 128 128C131 129 134 128 135 126", shade, 3.5),
    line(
      beard === "none" || beard === "moustache"
        ? "M112 148C120 155 136 155 144 148"
        : "M116 145C122 149 134 149 140 145",
      lips,
      4,
    ),
    ...(hasGlasses ? glasses.map((d) => line(d, "#2b2b2b", 3)) : []),
  ].join("");
}

/** Returns the portrait as an SVG picture of 256 by 256 pixels. */
export function drawFace(face: Face): string {
  const [tone] = skins[face.skin];
  const parts = [
    `<rect width="256" height="256" fill="${face.ground}"/>`,
    ...[drawBack(face), drawBody(face), drawHead(face), beards[face.beard](face.dark, tone)],
    ...[hairs[face.hair](face.dark, face.cloth ?? face.shirt), drawLook(face)],
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">${parts.join("")}</svg>`;
}
