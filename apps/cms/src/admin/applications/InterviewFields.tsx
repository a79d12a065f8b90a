import { useId } from 'react'
import { outsideHours } from '../../applications/interview/outsideHours.ts'

interface InterviewFieldsProps {
  isRequired?: boolean
  /** The day and place planned already: a change of the day keeps the place. */
  planned?: { le: string; lieu: string | null } | null
}

/** When and where; staff who do not know the day yet leave it empty when they move an application. */
export function InterviewFields({ isRequired = false, planned }: InterviewFieldsProps) {
  const prefix = useId()
  const hint = isRequired ? '' : ' (vide\u00a0: à convenir par téléphone)'
  return (
    <>
      <label htmlFor={`${prefix}-le`}>{`Jour et heure de l’entretien${hint}`}</label>
      <input
        id={`${prefix}-le`}
        name="le"
        type="datetime-local"
        required={isRequired}
        // Burkina Faso keeps GMT all year.
        defaultValue={planned?.le.slice(0, 16)}
      />
      <label className="sira-dialog__choice">
        <input name="horsHeures" type="checkbox" value="oui" /> {outsideHours}
      </label>
      <label htmlFor={`${prefix}-lieu`}>Lieu (vide&nbsp;: par téléphone)</label>
      <input id={`${prefix}-lieu`} name="lieu" maxLength={300} defaultValue={planned?.lieu ?? ''} />
    </>
  )
}

/** To which of our addresses a move is sent: one with a day tells it. */
export function movePath(to: string, given: object): string {
  return to === 'entretien' && 'le' in given ? 'entretien' : 'avancer'
}
