import { Icon } from './Icon.tsx'

interface AlertProps {
  /** For the field it is about. */
  id?: string
  kind: 'success' | 'error'
  message: string
  /** What can be done about it. */
  advice?: string | undefined
  /** Where the page is without the message: closing it needs no script. */
  closeAddress: string
  closeLabel: string
}

/** The outcome of a form, said aloud by screen readers (spec 8); alertElement.ts makes the same. */
export function Alert({ id, kind, message, advice, closeAddress, closeLabel }: AlertProps) {
  return (
    <div id={id} role={kind === 'success' ? 'status' : 'alert'} className={`alert alert-${kind}`}>
      <p>
        {message}
        {advice && <small>{advice}</small>}
      </p>
      <a href={closeAddress} aria-label={closeLabel} className="tap min-w-11 justify-center">
        <Icon name="close" />
      </a>
    </div>
  )
}
