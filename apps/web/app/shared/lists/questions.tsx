interface Answered {
  question: string;
  answer: string;
}

/** Questions that open on a click; the browser's own element, so they open before any script has come. */
export function Questions({ questions }: { questions: Readonly<Record<string, Answered>> }) {
  return Object.values(questions).map(({ question, answer }) => (
    <details key={question} className="question">
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}
