import { toast } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { sharedWithNames } from '../../people/filters/sharedWith.ts'
import { callApi } from '../calls/callApi.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'

interface FilterFormProps {
  list: string
  query: string
  onKept: () => void
  onClose: () => void
}

/** Asks for the name of a filter, and who else shall have it. */
export function FilterForm({ list, query, onKept, onClose }: FilterFormProps) {
  const prefix = useId()
  const [busy, setBusy] = useState(false)

  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setBusy(true)
    const data = { list, query, title: given.get('title'), sharedWith: given.get('sharedWith') }
    const outcome = await callApi('filtres', data)
    setBusy(false)
    if (!outcome.done) return tellProblem(outcome.message)
    toast.success('Ce filtre est gardé, au-dessus de la liste.')
    onKept()
  }

  return (
    <Dialog title="Garder ce filtre" onClose={onClose}>
      <form onSubmit={keep}>
        <label htmlFor={`${prefix}-title`}>Nom du filtre</label>
        <input id={`${prefix}-title`} name="title" required maxLength={60} autoComplete="off" />
        <label htmlFor={`${prefix}-shared`}>Pour qui ?</label>
        <select id={`${prefix}-shared`} name="sharedWith">
          {Object.entries(sharedWithNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <DialogButtons confirm="Garder" busy={busy && 'Enregistrement…'} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
