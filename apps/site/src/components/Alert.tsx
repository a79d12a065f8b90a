import { cross, Sign } from './pictures/Sign.tsx'

interface AlertProps {
  /** For the field it is about. */
  id?: string
  kind: 'success' | 'error'
  message: string
  /** What can be done about it. */
  advice?: string | undefined
  /**
   * Where the page is without the message: closing it needs no script. Or what takes it away.
   * Nothing where it would take away what was typed as well.
   */
  close?: string | (() => void) | undefined
  closeLabel: string
}

/** Whole words: what nobody names is taken out of a page's styles (decision 13). */
const classes = {
  success: 'alert alert-success',
  error: 'alert alert-error',
} as const

/** The outcome of a form, said aloud by screen readers (product 8): on the server and in the browser. */
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
