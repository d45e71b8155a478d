/**
 * Styles of the shell and the public pages, written into each page's head (see root.tsx), so that a page paints without
 * waiting for a style sheet. In the order of Mantine's "CSS files list": a component after its parts. Form controls are
 * in form-styles.ts, and each screen imports the styles that only its feature uses.
 */
import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import alert from "@mantine/core/styles/Alert.css?inline";
import anchor from "@mantine/core/styles/Anchor.css?inline";
import badge from "@mantine/core/styles/Badge.css?inline";
import button from "@mantine/core/styles/Button.css?inline";
import baseline from "@mantine/core/styles/baseline.css?inline";
import card from "@mantine/core/styles/Card.css?inline";
import closeButton from "@mantine/core/styles/CloseButton.css?inline";
import container from "@mantine/core/styles/Container.css?inline";
import group from "@mantine/core/styles/Group.css?inline";
import global from "@mantine/core/styles/global.css?inline";
import list from "@mantine/core/styles/List.css?inline";
import loader from "@mantine/core/styles/Loader.css?inline";
import paper from "@mantine/core/styles/Paper.css?inline";
import simpleGrid from "@mantine/core/styles/SimpleGrid.css?inline";
import skeleton from "@mantine/core/styles/Skeleton.css?inline";
import stack from "@mantine/core/styles/Stack.css?inline";
import text from "@mantine/core/styles/Text.css?inline";
import themeIcon from "@mantine/core/styles/ThemeIcon.css?inline";
import title from "@mantine/core/styles/Title.css?inline";
import unstyledButton from "@mantine/core/styles/UnstyledButton.css?inline";
import away from "../../parts/part-unavailable.css?inline";
import footer from "../footer/footer.css?inline";
import app from "./app.css?inline";
import articles from "./articles.css?inline";
import dialog from "./dialog.css?inline";
import landing from "./landing.css?inline";
import layout from "./layout.css?inline";
import layoutWide from "./layout-wide.css?inline";
import marks from "./marks.css?inline";
import questions from "./questions.css?inline";
import { cssVariables, theme } from "./theme.ts";

/** Colours of Mantine's palette that nothing uses. They would be a tenth of a page. */
const unusedColors = /--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|teal|lime|yellow|orange)-[\w-]+:[^;}]*;?/g;

/**
 * Returns the variables of theme and Mantine once: its provider would write the theme's into the page a second time.
 */
function listVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const variables = deepMerge(defaultCssVariablesResolver(whole), cssVariables(whole));
  return convertCssVariables(variables).replace(unusedColors, "");
}

export const pageStyles = [
  [listVariables(), baseline, global],
  [unstyledButton, paper, closeButton, group, loader],
  [alert, text, anchor, badge, button, card, container, list, simpleGrid, skeleton, stack, themeIcon, title],
  // Last, because they override the styles above.
  [app, dialog, layout, layoutWide, marks, footer, landing, articles, questions, away],
]
  .flat()
  .join("\n");
