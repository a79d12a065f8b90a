import { useId, useState } from 'react'
import type { Deed } from '../../dossiers/moves/deed.ts'
import type { TrainingSession } from '../../payload-types.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'

const deed: Deed = {
  label: 'Déplacer vers une autre session',
  motif: '',
  tells: false,
  note: 'Elle ne coûte jamais plus qu’avant\u00a0; si l’autre session coûte moins, la différence devient à rembourser. Participant et client l’apprennent par lettre\u00a0; qui n’a qu’un téléphone est à prévenir.',
}

type Choice = Pick<TrainingSession, 'id' | 'titre' | 'libres'>

interface MoveSeatProps {
  seat: number | string
  order: unknown
  /** The session in which it is. */
  from: unknown
}

/** Moves one seat to another session of its training. */
export function MoveSeat({ seat, order, from }: MoveSeatProps) {
  const id = useId()
  const [choices, setChoices] = useState<readonly Choice[]>()

  async function ask() {
    const held = await callApi<{ formation: number }>(`sessions/${from}?depth=0`)
    if (!held.done) return tellProblem(held.message)
    const asked = new URLSearchParams({
      'where[formation][equals]': String(held.body.formation),
      'where[id][not_equals]': String(from),
      'where[etat][in]': 'ouverte,garantie',
      'where[debut][greater_than]': new Date().toISOString(),
      ...{ sort: 'debut', depth: '0', limit: '40' },
      ...{ 'select[titre]': 'true', 'select[libres]': 'true' },
    })
    const found = await callApi<{ docs: Choice[] }>(`sessions?${asked}`)
    if (!found.done) return tellProblem(found.message)
    const open = found.body.docs.filter(({ libres }) => libres !== 0)
    if (open.length === 0) tellProblem('Aucune autre session de cette formation n’a de place.')
    else setChoices(open)
  }

  async function send(given: Record<string, string>) {
    const body = { ...given, inscription: seat, de: from }
    const outcome = await callApi<{ message: string }>(`commandes/${order}/deplacer-place`, body)
    if (!outcome.done) return tellProblem(outcome.message)
    // The form holds what was read before.
    window.location.reload()
  }

  return (
    <>
      <button type="button" className="sira-deed" onClick={() => void ask()}>
        {deed.label}
      </button>
      {choices && (
        <MoveForm deed={deed} onSend={send} onClose={() => setChoices(undefined)}>
          <label htmlFor={id}>Session</label>
          <select id={id} name="session" required defaultValue="">
            <option value="" disabled>
              Choisissez
            </option>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {`${choice.titre} (${leftOf(choice)})`}
              </option>
            ))}
          </select>
        </MoveForm>
      )}
    </>
  )
}

function leftOf({ libres }: Choice): string {
  if (typeof libres !== 'number') return 'sans limite'
  return libres === 1 ? '1 place' : `${libres} places`
}
