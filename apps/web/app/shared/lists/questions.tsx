interface Answered {
  question: string;
  answer: string;
}

/** Questions that open on a click. The browser's own element, so it works before the script loads. */
export function Questions({ questions }: { questions: Readonly<Record<string, Answered>> }) {
  return Object.values(questions).map(({ question, answer }) => (
    <details key={question} className="question">
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}
