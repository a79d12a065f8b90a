import { type FormEvent, useState } from 'react'
import type { LetterReaders } from '../../messages/newsletter/dispatch/letterReaders.ts'
import { MomentFields } from '../dates/MomentFields.tsx'
import { momentIn } from '../dates/momentIn.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { ReadersList } from './ReadersList.tsx'

interface PlanDialogProps {
  readers: LetterReaders
  onPlan: (at: string) => Promise<boolean>
  onClose: () => void
}

/** When a letter leaves by itself, and who would get it today. */
export function PlanDialog({ readers, onPlan, onClose }: PlanDialogProps) {
  const [moment, setMoment] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function plan(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const at = momentIn(new FormData(event.currentTarget))
    if (at === null) return
    setSending(true)
    if (await onPlan(at)) onClose()
    setSending(false)
  }

  return (
    <Dialog title="Programmer l’envoi" onClose={onClose}>
      <p>
        Jusque-là, elle peut encore être changée ou retenue. Elle ira à ceux qui seront abonnés ce
        jour-là. Aujourd’hui :
      </p>
      <ReadersList languages={readers.languages} />
      <form
        className="sira-plan"
        onSubmit={plan}
        onChange={({ currentTarget }) => setMoment(momentIn(new FormData(currentTarget)))}
      >
        <MomentFields moment={moment} />
        <DialogButtons
          confirm="Programmer"
          busy={sending && 'Enregistrement…'}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
