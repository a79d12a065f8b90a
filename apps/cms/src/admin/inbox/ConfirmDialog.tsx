import { Dialog } from './Dialog.tsx'

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
      <form method="dialog" className="sira-dialog__buttons">
        <button type="submit" className="sira-action" onClick={onConfirm}>
          {confirm}
        </button>
        <button type="submit" className="sira-action sira-action--quiet">
          Annuler
        </button>
      </form>
    </Dialog>
  )
}
