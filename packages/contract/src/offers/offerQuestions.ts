/** The most questions of one offer: a longer form is left alone. */
export const mostQuestions = 10

/** The questions of an offer, which stand in it a line each. */
export function offerQuestions(written: string | null | undefined): string[] {
  const lines = (written ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').slice(0, mostQuestions)
}

/** The fields of the form in which question and answer come, by the number of the question. */
export const questionField = (number: number) => `question-${number}`
export const answerField = (number: number) => `reponse-${number}`

/** `reponses` of an application whose form sent each question and each answer as a field. */
export function answersInFields(
  sent: object,
): { question: unknown; reponse: unknown }[] | undefined {
  const fields = new Map<string, unknown>(Object.entries(sent))
  const answers = Array.from({ length: mostQuestions }, (_, number) => ({
    question: fields.get(questionField(number)),
    reponse: fields.get(answerField(number)),
  })).filter(({ question, reponse }) => question && reponse)
  return answers.length === 0 ? undefined : answers
}
