import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { withTexts } from "../texts/messages.ts";

/** Opens a screen when its texts are loaded in the page's language. English has nothing to load. */
export const translateFirst: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_step, next) => {
  const results = await next();
  // Without network the screen opens in English, which is better than not at all.
  return withTexts(results).catch(() => results);
};
