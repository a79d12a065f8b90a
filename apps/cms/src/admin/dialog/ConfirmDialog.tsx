import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <form method="dialog" onSubmit={onConfirm}>
        <DialogButtons confirm={confirm} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
