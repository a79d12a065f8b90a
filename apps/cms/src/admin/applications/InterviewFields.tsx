import { useId } from 'react'

interface InterviewFieldsProps {
  isRequired?: boolean
}

/** When and where; staff who do not know the day yet leave it empty when they move an application. */
export function InterviewFields({ isRequired = false }: InterviewFieldsProps) {
  const prefix = useId()
  const hint = isRequired ? '' : ' (vide\u00a0: à convenir par téléphone)'
  return (
    <>
      <label htmlFor={`${prefix}-le`}>{`Jour et heure de l’entretien${hint}`}</label>
      <input id={`${prefix}-le`} name="le" type="datetime-local" required={isRequired} />
      <label htmlFor={`${prefix}-lieu`}>Lieu (vide&nbsp;: par téléphone)</label>
      <input id={`${prefix}-lieu`} name="lieu" maxLength={300} />
    </>
  )
}

/** To which of our addresses a move is sent: one with a day tells it. */
export function movePath(to: string, given: object): string {
  return to === 'entretien' && 'le' in given ? 'entretien' : 'avancer'
}
