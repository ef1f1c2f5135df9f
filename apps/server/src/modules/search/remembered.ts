/** The function with its newest answers kept: the same few titles and words are asked about all the time. */
export function remembered<Answer>(work: (text: string) => Answer, max: number): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = work(text);
    const [oldest] = answers.keys();
    if (answers.size >= max && oldest !== undefined) answers.delete(oldest);
    answers.set(text, answer);
    return answer;
  };
}
