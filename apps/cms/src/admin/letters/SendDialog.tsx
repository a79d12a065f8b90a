import type { LetterReaders } from '../../messages/newsletter/dispatch/letterReaders.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { ReadersList } from './ReadersList.tsx'
import { readersCount } from './readersInWords.ts'

interface SendDialogProps {
  readers: LetterReaders
  onSend: () => void
  onClose: () => void
}

/** How many get the letter, in which languages: said before it leaves, because it cannot come back. */
export function SendDialog({ readers, onSend, onClose }: SendDialogProps) {
  const { total, languages } = readers
  return (
    <Dialog title="Envoyer aux abonnés" onClose={onClose}>
      <p>La lettre part dans la langue de chacun, et ne pourra plus être changée.</p>
      <ReadersList languages={languages} />
      <form method="dialog" onSubmit={onSend}>
        <DialogButtons confirm={`Envoyer à ${readersCount(total)}`} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
