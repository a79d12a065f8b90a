import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Problem } from './Problem.tsx'
import { problemEvent } from './tellProblem.ts'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that may hold a form: it stands outside the form of the record, because a form in a
 * form is none. Shown as long as it is rendered; the focus begins where `data-first` stands, and goes
 * to the sentence that says why what was asked for was not done.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId()
  const shown = useRef<HTMLDialogElement>(null)
  // React hands events of a portal on to the form that the portal was made in.
  const keep = (event: SyntheticEvent) => event.stopPropagation()
  /** An object: the same sentence may be said twice. */
  const [problem, setProblem] = useState<{ said: string }>()
  const told = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const dialog = shown.current
    dialog?.showModal()
    // React gives the focus before the dialog is open, which then takes it for its first control.
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus()
    // Taken away while it is open, a dialog would not give the focus back to where it came from.
    return () => dialog?.close()
  }, [])

  useEffect(() => {
    const dialog = shown.current
    const tell = (event: Event) => {
      if (event instanceof CustomEvent) setProblem({ said: String(event.detail) })
    }
    dialog?.addEventListener(problemEvent, tell)
    return () => dialog?.removeEventListener(problemEvent, tell)
  }, [])
  useEffect(() => {
    if (problem) told.current?.focus()
  }, [problem])

  return createPortal(
    <dialog
      className="sira-dialog"
      aria-labelledby={id}
      ref={shown}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      onSubmit={(event) => {
        keep(event)
        setProblem(undefined)
      }}
      onKeyDown={keep}
      onChange={keep}
    >
      <h2 id={id}>{title}</h2>
      {/* Not there before: an open dialog gives the focus to the first that may have it. */}
      {problem && (
        <div ref={told} tabIndex={-1}>
          <Problem>{problem.said}</Problem>
        </div>
      )}
      {children}
    </dialog>,
    document.body,
  )
}
