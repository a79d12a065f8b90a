import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import '../../styles/modal.css'

interface ModalProps {
  /** Id of the heading that names it. */
  labelledBy: string
  /** Widest it gets, in CSS pixels: 1000 for a job, 800 for a book (product 9). */
  width: 1000 | 800
  /** The page behind it: where closing leads. */
  closeAddress: string
  closeLabel: string
  children: ReactNode
}

const widths = { 1000: 'max-w-[1000px]', 800: 'max-w-[800px]' } as const

/**
 * A modal with an address of its own: it is in the page from the start and the document makes all
 * else inert, so that it can be shared, and works without a script.
 */
export function Modal({ labelledBy, width, closeAddress, closeLabel, children }: ModalProps) {
  return (
    <dialog open aria-modal="true" aria-labelledby={labelledBy} className="modal">
      {/* A tap beside the box closes it; the button in the box is for everyone else. */}
      <a href={closeAddress} tabIndex={-1} className="absolute inset-0">
        <span className="sr-only">{closeLabel}</span>
      </a>
      <div className={`modal-box ${widths[width]}`}>
        <a
          href={closeAddress}
          // biome-ignore lint/a11y/noAutofocus: a dialog that opens takes the focus (ARIA, dialog pattern).
          autoFocus
          data-closes-modal=""
          aria-label={closeLabel}
          className="tap absolute end-3 top-3 min-w-11 justify-center rounded-full bg-lin hover:bg-trait"
        >
          <Icon name="close" />
        </a>
        {children}
      </div>
    </dialog>
  )
}
