import { Icon } from './Icon.tsx'

interface AlertProps {
  kind: 'success' | 'error'
  message: string
  /** Where the page is without the message: closing it needs no script. */
  closeAddress: string
  closeLabel: string
}

/** The outcome of a form, said aloud by screen readers (spec 8). */
export function Alert({ kind, message, closeAddress, closeLabel }: AlertProps) {
  const colours =
    kind === 'success' ? 'border-karite bg-karite/10' : 'border-laterite bg-laterite/10'
  return (
    <div
      role={kind === 'success' ? 'status' : 'alert'}
      className={`flex items-center gap-3 rounded-2xl border-s-8 ps-5 pe-2 ${colours}`}
    >
      <p className="flex-1 py-3 font-semibold">{message}</p>
      <a href={closeAddress} aria-label={closeLabel} className="tap min-w-11 justify-center">
        <Icon name="close" />
      </a>
    </div>
  )
}
