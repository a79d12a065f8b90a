import type { ApplicationDeskRecord } from '../../applications/desk/applicationDesk.ts'

interface WrittenAnswersProps {
  answers: ApplicationDeskRecord['reponses']
}

/** The answers of the candidate to the questions of the offer, as they stood then. */
export function WrittenAnswers({ answers }: WrittenAnswersProps) {
  if (answers.length === 0) return null
  return (
    <>
      <h2>Ses réponses aux questions de l’offre</h2>
      <dl>
        {answers.map(({ question, reponse }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{reponse}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
