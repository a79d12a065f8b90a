import { type FormEvent, useId, useState } from 'react'
import { momentInFull } from '../../dates/dates.ts'
import type { Plan } from '../../publication/plans/plans.ts'
import { dateText, dateValue } from '../dates/dateText.ts'
import { DialogButtons } from '../dialog/DialogButtons.tsx'

interface PlanFormProps {
  /** Chosen when the form opens. */
  first: Plan['type']
  onPlan(plan: Pick<Plan, 'type' | 'at'>): Promise<void>
  onCancel(): void
}

const choices = [
  [
    'publish',
    'Publier',
    'Le dernier brouillon enregistré paraîtra, avec les traductions qui sont à jour.',
  ],
  ['unpublish', 'Dépublier', 'La page quittera le site et restera ici en brouillon.'],
] as const

/** What, which day and at what time, by the clock of Ouagadougou. */
export function PlanForm({ first, onPlan, onCancel }: PlanFormProps) {
  const prefix = useId()
  const [sending, setSending] = useState(false)

  const [moment, setMoment] = useState<string | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const at = momentIn(given)
    if (at === null) return
    setSending(true)
    await onPlan({ type: given.get('type') === 'unpublish' ? 'unpublish' : 'publish', at })
    setSending(false)
  }

  return (
    <form
      onSubmit={send}
      onChange={({ currentTarget }) => setMoment(momentIn(new FormData(currentTarget)))}
      className="sira-plan"
    >
      <fieldset>
        <legend>Que faire ?</legend>
        {choices.map(([type, name, note]) => (
          <label key={type}>
            <input type="radio" name="type" value={type} defaultChecked={type === first} />
            <span>
              {name} <small>{note}</small>
            </span>
          </label>
        ))}
      </fieldset>
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
      <DialogButtons confirm="Programmer" busy={sending && 'Enregistrement…'} onCancel={onCancel} />
    </form>
  )
}

/** The moment chosen so far, by the clock of Ouagadougou; the inputs show it as the browser likes. */
function momentIn(given: FormData): string | null {
  return dateValue(`${given.get('day')}T${given.get('time')}`, true)
}
