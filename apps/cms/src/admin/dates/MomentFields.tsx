import { useId } from 'react'
import { momentInFull } from '../../dates/dates.ts'
import { dateText } from './dateText.ts'

/** Which day and at what time, by the clock of Ouagadougou, and both in words. */
export function MomentFields({ moment }: { moment: string | null }) {
  const prefix = useId()
  return (
    <>
      <label htmlFor={`${prefix}-day`}>Jour</label>
      <input
        id={`${prefix}-day`}
        name="day"
        type="date"
        required
        min={dateText(new Date(), false)}
      />
      <label htmlFor={`${prefix}-time`}>Heure de Ouagadougou</label>
      <input id={`${prefix}-time`} name="time" type="time" required defaultValue="08:00" />
      <p className="sira-dialog__note" aria-live="polite">
        {moment !== null && `Le ${momentInFull(moment)}.`}
      </p>
    </>
  )
}
