import { cross, Sign } from './pictures/Sign.tsx'

interface AlertProps {
  /** Refers to it from the field. */
  id?: string
  kind: 'success' | 'error'
  message: string
  /** The way out. */
  advice?: string | undefined
  /**
   * The address of the page without the message, so that closing it needs no script; or the
   * function that removes it. Undefined where closing would also lose the typed text.
   */
  close?: string | (() => void) | undefined
  closeLabel: string
}

/**
 * Whole class names: classes that no text names are removed from the styles of a page (decision
 * 13).
 */
const classes = {
  success: 'alert alert-success',
  error: 'alert alert-error',
} as const

/**
 * The outcome of a form, announced by screen readers (product 8). Drawn on the server and in the
 * browser.
 */
export function Alert({ id, kind, message, advice, close, closeLabel }: AlertProps) {
  const closing = { 'aria-label': closeLabel, className: 'tap min-w-11 justify-center' }
  return (
    <div id={id} role={kind === 'success' ? 'status' : 'alert'} className={classes[kind]}>
      <p>
        {message}
        {advice && <small>{advice}</small>}
      </p>
      {typeof close === 'string' ? (
        <a href={close} {...closing}>
          <Sign path={cross} />
        </a>
      ) : (
        close && (
          <button type="button" onClick={close} {...closing}>
            <Sign path={cross} />
          </button>
        )
      )}
    </div>
  )
}
