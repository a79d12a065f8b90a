interface DialogButtonsProps {
  /** What the form does, on its button. */
  confirm: string
  /** The same while it is being done; nobody presses twice. */
  busy?: string | false
  onCancel: () => void
}

/** The two ways out of a form in a dialog. */
export function DialogButtons({ confirm, busy = false, onCancel }: DialogButtonsProps) {
  return (
    <div className="sira-dialog__buttons">
      <button type="submit" className="sira-action" disabled={busy !== false}>
        {busy === false ? confirm : busy}
      </button>
      <button type="button" className="sira-action sira-action--quiet" onClick={onCancel}>
        {confirm.startsWith('Annuler') ? 'Ne rien annuler' : 'Annuler'}
      </button>
    </div>
  )
}
