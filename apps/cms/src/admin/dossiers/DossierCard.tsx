import { amountText } from '@sira/contract/orders/amountText'
import Link from 'next/link'
import type { OpenFile } from '../../dossiers/board/openFile.ts'
import { dueWords, isDue } from '../../messages/pipeline/dueWords.ts'

interface DossierCardProps {
  file: OpenFile
  now: Date
  /** Asks where the card goes; without it, it stays. */
  onMove?: (() => void) | undefined
  onDrag: (isDragged: boolean) => void
}

/** A card of the board: its person, its subject, the next step and who sees to it. */
export function DossierCard({ file, now, onMove, onDrag }: DossierCardProps) {
  const { href, title, reference, about, amount, nextStep, due, assigneeName } = file
  const step = [nextStep, due === null ? '' : dueWords(due, now)].filter(Boolean).join(', ')
  const beside = [reference === title ? '' : reference, assigneeName || 'personne ne le suit']
  return (
    <li
      className="sira-pipeline__file"
      data-due={isDue(due, now)}
      draggable={onMove !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', reference)
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
    >
      <Link href={href} prefetch={false} draggable={false}>
        {title}
      </Link>
      <span>
        {[about, amount === null ? '' : amountText(amount, 'fr')].filter(Boolean).join(' · ')}
      </span>
      {step !== '' && <strong>{step}</strong>}
      <small>{beside.filter(Boolean).join(' · ')}</small>
      {onMove !== undefined && (
        <button type="button" className="sira-deed" onClick={onMove}>
          Déplacer vers…<span className="sr-only">{`\u00a0: ${title}`}</span>
        </button>
      )}
    </li>
  )
}
