import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

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
  "#d98b0c",
  "#a86a05",
  "#855303",
  "#633d00",
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
  colors: { green, marigold, dark },
  primaryColor: "green",
  // On dark the green of the brand would sink into the page; autoContrast then writes dark text on the lighter one.
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
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
    // "md" is 44 px high (app.css), the least that a thumb meets safely.
    Button: { defaultProps: { size: "md" } },
    ActionIcon: { defaultProps: { size: 44 } },
    Input: { defaultProps: { size: "md" } },
    InputWrapper: { defaultProps: { size: "md" } },
    TextInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    NativeSelect: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md" } },
    MultiSelect: { defaultProps: { size: "md" } },
    FileInput: { defaultProps: { size: "md" } },
    Checkbox: { defaultProps: { size: "md" } },
    Radio: { defaultProps: { size: "md" } },
    Paper: { defaultProps: { className: "surface" } },
    Card: { defaultProps: { className: "surface", withBorder: true, padding: "lg", radius: "lg" } },
    Container: { defaultProps: { size: "lg" } },
    Anchor: { defaultProps: { underline: "always" } },
  },
});

/** Mantine's own greys and reds miss WCAG AA on this paper; these reach 4.5 to 1 in both schemes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": paper,
    "--mantine-color-text": ink,
    "--mantine-color-dimmed": "#4d5d56",
    "--mantine-color-placeholder": "#65736d",
    "--mantine-color-error": "#b3261e",
    "--mantine-color-default-border": "#cfd6d0",
    "--surface": "#ffffff",
    "--surface-strong": green[8],
    "--surface-tint": "#eef4ee",
    "--surface-warm": marigold[0],
    "--on-strong": "#ffffff",
    "--ornament": marigold[5],
    "--ornament-ground": green[6],
    "--highlight-text": marigold[8],
  },
  dark: {
    "--mantine-color-dimmed": dark[2],
    "--mantine-color-placeholder": dark[3],
    "--mantine-color-error": "#ff9c92",
    "--surface": dark[6],
    "--surface-strong": dark[9],
    "--surface-tint": dark[8],
    "--surface-warm": "#2b2615",
    "--on-strong": "#ffffff",
    "--ornament": marigold[5],
    "--ornament-ground": green[8],
    "--highlight-text": marigold[4],
  },
});
