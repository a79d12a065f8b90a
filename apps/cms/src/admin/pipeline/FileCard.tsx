import { amountText } from '@sira/contract/orders/amountText'
import Link from 'next/link'
import { dueWords, isDue } from '../../messages/pipeline/dueWords.ts'
import type { OpenFile } from '../../messages/pipeline/openFile.ts'

/** A card of the board: its person, its subject, the next step and who sees to it. */
export function FileCard({ file, now }: { file: OpenFile; now: Date }) {
  const { href, title, reference, service, amount, nextStep, due, assigneeName } = file
  const step = [nextStep, due === null ? '' : dueWords(due, now)].filter(Boolean).join(', ')
  return (
    <li className="sira-pipeline__file" data-due={isDue(due, now)}>
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      <span>
        {[service, amount === null ? '' : amountText(amount, 'fr')].filter(Boolean).join(' · ')}
      </span>
      {step !== '' && <strong>{step}</strong>}
      <small>
        {[reference, assigneeName || 'personne ne le suit'].filter(Boolean).join(' · ')}
      </small>
    </li>
  )
}
