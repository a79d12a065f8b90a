import { amountText } from '@sira/contract/orders/amountText'
import Link from 'next/link'
import { momentInWords } from '../../dates/dates.ts'
import type { InboxLine, InboxPage } from '../../dossiers/board/inboxPage.ts'
import { dueWords, isDue } from '../../messages/pipeline/dueWords.ts'
import { type BoardChoice, boardAddress } from './boardAddress.ts'

interface InboxListProps extends InboxPage {
  choice: BoardChoice
  now: Date
}

/** Open dossiers of all kinds or of one, the newest first; the rest on further pages. */
export function InboxList({ lines, next, choice, now }: InboxListProps) {
  if (lines.length === 0) return null
  return (
    <>
      <ol className="sira-inbox" aria-label="Dossiers en cours">
        {lines.map((line) => (
          <Line key={line.href} line={line} now={now} />
        ))}
      </ol>
      <p className="sira-pipeline__choices">
        {choice.after !== undefined && (
          <a className="sira-pipeline__all" href={boardAddress({ ...choice, after: undefined })}>
            Revenir au début
          </a>
        )}
        {next !== null && (
          <a className="sira-pipeline__all" href={boardAddress({ ...choice, after: next })}>
            Voir les suivants
          </a>
        )}
      </p>
    </>
  )
}

function Line({ line, now }: { line: InboxLine; now: Date }) {
  const { href, title, kind, about, amount, state, nextStep, due, reference, date } = line
  const step = [nextStep, due === null ? '' : dueWords(due, now)].filter(Boolean).join(', ')
  const subject = [about, amount === null ? '' : amountText(amount, 'fr')].filter(Boolean)
  const beside = [reference === title ? '' : reference, momentInWords(date), line.assigneeName]
  return (
    <li data-due={isDue(due, now)}>
      <span className="sira-inbox__kind">{kind}</span>
      <div>
        <Link href={href} prefetch={false}>
          {title}
        </Link>
        {subject.length > 0 && <p>{subject.join(' · ')}</p>}
        {step !== '' && <strong>{step}</strong>}
      </div>
      <span className="sira-inbox__state">{state}</span>
      <small>{beside.filter(Boolean).join(' · ')}</small>
    </li>
  )
}
