import { toast } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import type { AttendanceRecord } from '../../enrolments/presence/desk/attendanceDesk.ts'
import { callApi } from '../calls/callApi.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'

interface SignedSheetsProps {
  session: number | string
  desk: AttendanceRecord
  onKept: () => Promise<void>
}

/** The photographs of signed sheets of a session, and one more. */
export function SignedSheets({ session, desk, onKept }: SignedSheetsProps) {
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const { halfDays, sheets } = desk
  const nameOf = (halfDay: string) =>
    halfDays.find(({ name }) => name === halfDay)?.label ?? halfDay

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const file = given.get('photo')
    if (!(file instanceof File)) return
    const form = new FormData()
    // The key names the file: sent twice, it is kept once.
    const cle = `bureau-${session}-${file.lastModified}-${file.size}-${given.get('demiJournee')}`
    form.set('_payload', JSON.stringify({ demiJournee: given.get('demiJournee'), cle }))
    form.set('file', file)
    setBusy(true)
    const outcome = await callApi<{ message: string }>(`feuilles-signees/session/${session}`, form)
    setBusy(false)
    if (!outcome.done) return tellProblem(outcome.message)
    toast.success(outcome.body.message)
    setAsked(false)
    await onKept()
  }

  return (
    <>
      {sheets.length > 0 && (
        <ul className="sira-attendance">
          {sheets.map(({ id: sheet, halfDay, who }) => (
            <li key={sheet}>
              <a href={`/admin/api/feuilles-signees/${sheet}/photo`}>
                {`Feuille signée\u00a0: ${nameOf(halfDay)}`}
              </a>
              <small>{` envoyée par ${who}`}</small>
            </li>
          ))}
        </ul>
      )}
      <div className="sira-desk__deeds">
        <button type="button" className="sira-deed" onClick={() => setAsked(true)}>
          Garder la photo d’une feuille signée
        </button>
      </div>
      {isAsked && (
        <Dialog title="Feuille signée" onClose={() => setAsked(false)}>
          <form onSubmit={send}>
            <label htmlFor={`${id}-jour`}>Demi-journée</label>
            <select id={`${id}-jour`} name="demiJournee" required>
              {halfDays
                .filter(({ isOpen }) => isOpen)
                .map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
            </select>
            <label htmlFor={`${id}-photo`}>Photo (JPG ou PNG)</label>
            <input
              id={`${id}-photo`}
              name="photo"
              type="file"
              accept="image/jpeg,image/png"
              required
            />
            <DialogButtons
              confirm="Garder la photo"
              busy={busy && 'Un instant…'}
              onCancel={() => setAsked(false)}
            />
          </form>
        </Dialog>
      )}
    </>
  )
}
