import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { createPortal } from 'react-dom'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that may hold a form: it stands outside the form of the record, because a form in a
 * form is none. Shown as long as it is rendered.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId()
  // React hands events of a portal on to the form that the portal was made in.
  const keep = (event: SyntheticEvent) => event.stopPropagation()
  return createPortal(
    <dialog
      className="sira-dialog"
      aria-labelledby={id}
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal()
      }}
      onClose={onClose}
      onSubmit={keep}
      onKeyDown={keep}
      onChange={keep}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  )
}
