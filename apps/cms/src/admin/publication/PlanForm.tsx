import { type FormEvent, useState } from 'react'
import type { Plan } from '../../publication/plans/plans.ts'
import { MomentFields } from '../dates/MomentFields.tsx'
import { momentIn } from '../dates/momentIn.ts'
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
      <MomentFields moment={moment} />
      <DialogButtons confirm="Programmer" busy={sending && 'Enregistrement…'} onCancel={onCancel} />
    </form>
  )
}
