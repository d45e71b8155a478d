import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from "@mantine/core";

const green: MantineColorsTuple = [
  "#e8f5f0",
  "#cfe8df",
  "#a3d3c3",
  "#72bca3",
  "#45a384",
  "#1e8767",
  "#0b6b4f",
  "#095a43",
  "#074936",
  "#05392a",
];

const marigold: MantineColorsTuple = [
  "#fff7e6",
  "#fdebc8",
  "#fbd996",
  "#f9c661",
  "#f7b53b",
  "#f5a524",
  "#8f5a00",
  "#7a4c00",
  "#664000",
  "#4d3000",
];

const red: MantineColorsTuple = [
  "#fdeeec",
  "#fbdad6",
  "#f8b9b2",
  "#ff9c92",
  "#e8675b",
  "#d1382b",
  "#b3261e",
  "#961f18",
  "#7a1913",
  "#5c120e",
];

const gray: MantineColorsTuple = [
  "#f6f7f5",
  "#eceeea",
  "#dfe3de",
  "#cfd6d0",
  "#b3bdb6",
  "#8a968f",
  "#4d5d56",
  "#3c4a44",
  "#2a3530",
  "#18201c",
];

/** From text on dark (0) to the page (7) and below it. */
const dark: MantineColorsTuple = [
  "#e3ece8",
  "#c6d3cd",
  "#a3b3ac",
  "#7d8f87",
  "#3b4d46",
  "#2a3a34",
  "#1b2824",
  "#12201b",
  "#0d1814",
  "#08110e",
];

const ink = "#12211c";
const paper = "#fbfaf6";

export const theme = createTheme({
  colors: { green, marigold, red, gray, dark },
  primaryColor: "green",
  // On dark the brand's green has too little contrast, so a lighter one with dark text is used.
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  variantColorResolver: (input) => {
    // Filled with the brand's bright marigold, not with the brown of its text.
    if (input.variant === "filled" && input.color === "marigold")
      return defaultVariantColorsResolver({ ...input, color: "marigold.5" });
    const colors = defaultVariantColorsResolver(input);
    // A plain colour name has another shade in each mode, and Mantine checks the contrast only of the light one.
    return input.variant === "filled" && !input.color?.includes(".")
      ? { ...colors, color: "var(--on-filled)" }
      : colors;
  },
  black: ink,
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  headings: {
    fontWeight: "700",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "clamp(1.75rem, 1.3rem + 2vw, 2.5rem)", lineHeight: "1.2" },
      h2: { fontSize: "clamp(1.375rem, 1.15rem + 1vw, 1.75rem)", lineHeight: "1.25" },
      h3: { fontSize: "1.125rem", lineHeight: "1.35" },
    },
  },
  components: {
    // "md" is 44 px high (app.css), the minimum for a thumb.
    Button: { defaultProps: { size: "md" } },
    ActionIcon: { defaultProps: { size: 44 } },
    Input: { defaultProps: { size: "md" } },
    InputWrapper: { defaultProps: { size: "md" } },
    // What is typed in the letters of the other language begins, ends and overflows as in its own.
    TextInput: { defaultProps: { size: "md", attributes: { input: { dir: "auto" } } } },
    Textarea: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    NativeSelect: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md" } },
    MultiSelect: { defaultProps: { size: "md" } },
    FileInput: { defaultProps: { size: "md" } },
    // Mantine takes the contrast of the light mode's colour in both modes.
    Checkbox: { defaultProps: { size: "md", iconColor: "var(--on-filled)" } },
    Radio: { defaultProps: { size: "md", iconColor: "var(--on-filled)" } },
    Paper: { defaultProps: { className: "surface" } },
    Card: { defaultProps: { className: "surface", withBorder: true, padding: "lg", radius: "lg" } },
    Container: { defaultProps: { size: "lg" } },
    Anchor: { defaultProps: { underline: "always" } },
    // Text as it is spelled, not in capitals, and never cut.
    Badge: { defaultProps: { tt: "none", fw: 600, miw: "max-content" } },
  },
});

/** Mantine's own on dark lose their colour: the tints are nearly black, the red outline nearly white. */
const darkTints = {
  "--mantine-color-green-light": green[8],
  "--mantine-color-green-light-hover": green[7],
  "--mantine-color-green-light-color": green[1],
  "--mantine-color-marigold-light": marigold[9],
  "--mantine-color-marigold-light-hover": marigold[8],
  "--mantine-color-marigold-light-color": marigold[1],
  "--mantine-color-red-light": red[9],
  "--mantine-color-red-light-hover": red[8],
  "--mantine-color-red-light-color": red[1],
  "--mantine-color-red-outline": red[3],
  "--mantine-color-gray-light": gray[7],
  "--mantine-color-gray-light-hover": gray[6],
  "--mantine-color-gray-light-color": gray[0],
};

/** Mantine's own greys and reds miss WCAG AA on this background; these reach 4.5 to 1 in both modes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": paper,
    "--mantine-color-text": ink,
    "--mantine-color-dimmed": gray[6],
    "--mantine-color-placeholder": "#65736d",
    "--mantine-color-error": red[6],
    "--mantine-color-default-border": gray[3],
    "--surface": "#ffffff",
    "--surface-strong": green[8],
    "--surface-tint": "#eef4ee",
    "--surface-warm": marigold[0],
    "--on-strong": "#ffffff",
    "--on-filled": "#ffffff",
    "--ornament": marigold[5],
    "--ornament-ground": green[6],
    "--highlight-text": marigold[8],
  },
  dark: {
    ...darkTints,
    "--mantine-color-dimmed": dark[2],
    "--mantine-color-placeholder": dark[3],
    "--mantine-color-error": red[3],
    "--mantine-color-disabled": dark[5],
    "--mantine-color-disabled-color": dark[2],
    "--surface": dark[6],
    "--surface-strong": dark[9],
    "--surface-tint": dark[8],
    "--surface-warm": "#2b2615",
    "--on-strong": "#ffffff",
    "--on-filled": ink,
    "--ornament": marigold[5],
    "--ornament-ground": green[8],
    "--highlight-text": marigold[4],
  },
});
