import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that may hold a form: it stands outside the form of the record, because a form in a
 * form is none. Shown as long as it is rendered; the focus begins where `data-first` stands.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId()
  const shown = useRef<HTMLDialogElement>(null)
  // React hands events of a portal on to the form that the portal was made in.
  const keep = (event: SyntheticEvent) => event.stopPropagation()

  useLayoutEffect(() => {
    const dialog = shown.current
    dialog?.showModal()
    // React gives the focus before the dialog is open, which then takes it for its first control.
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus()
    // Taken away while it is open, a dialog would not give the focus back to where it came from.
    return () => dialog?.close()
  }, [])

  return createPortal(
    <dialog
      className="sira-dialog"
      aria-labelledby={id}
      ref={shown}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
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
