import type { PublicSettings } from "@hunarmand/api/staff/public-settings";
import type { TextsOf } from "@hunarmand/texts/catalogue";
import type faqs from "../locales/en/faqs.json";

/** Returns the questions by category, with the office's figures in their texts. */
export function listQuestions({ categories }: TextsOf<typeof faqs>, { platformFeePercent = "0" }: PublicSettings) {
  return Object.values(categories).map(({ title, questions }) => ({
    title,
    questions: Object.fromEntries(
      Object.entries(questions).map(([name, { question, answer }]) => [
        name,
        { question, answer: typeof answer === "string" ? answer : answer({ percent: platformFeePercent }) },
      ]),
    ),
  }));
}
