import { type SyntheticEvent, useRef, useState } from "react";

/**
 * Leads the first tap on the button of a form to a question that is not answered yet. The next tap sends the form: nobody has to answer.
 * `question` belongs to the element of the question, and `onSubmitCapture` to one around the form.
 */
export function useQuestionFirst(isUnanswered: boolean) {
  const question = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const onSubmitCapture = (event: SyntheticEvent) => {
    if (!isUnanswered || isAsked) return;
    event.preventDefault();
    event.stopPropagation();
    setAsked(true);
    question.current?.scrollIntoView({ block: "center" });
    question.current?.focus({ preventScroll: true });
  };
  return { question, isAsked, onSubmitCapture };
}
