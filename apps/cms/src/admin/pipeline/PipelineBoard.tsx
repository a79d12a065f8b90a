import { amountText } from '@sira/contract/orders/amountText'
import Link from 'next/link'
import { workStates } from '../../messages/facts/workStates.ts'
import type { PipelineColumn } from '../../messages/pipeline/pipelineBoard.ts'
import { FileCard } from './FileCard.tsx'
import { listAddress } from './listAddress.ts'
import type { PipelineChoice } from './pipelineAddress.ts'

interface PipelineBoardProps {
  choice: PipelineChoice
  columns: readonly PipelineColumn[]
  now: Date
  /** Who looks. */
  user: number
}

/** Columns on a desk, one after the other on a phone: how many, what they may bring, the newest. */
export function PipelineBoard({ choice, columns, now, user }: PipelineBoardProps) {
  const { kind, mine } = choice
  return (
    <div className="sira-pipeline__board">
      {columns.map(({ state, count, sum, files }) => {
        const list = listAddress(kind, state, mine ? user : undefined)
        return (
          <section key={state} aria-labelledby={`etat-${state}`}>
            <h2 id={`etat-${state}`}>
              {workStates[state]} ({count})
            </h2>
            {kind === 'devis' && <p className="sira-pipeline__sum">{amountText(sum, 'fr')}</p>}
            <ul>
              {files.map((file) => (
                <FileCard key={file.href} file={file} now={now} />
              ))}
            </ul>
            {count > files.length && (
              <Link className="sira-pipeline__all" href={list} prefetch={false}>
                Voir les {count}
              </Link>
            )}
          </section>
        )
      })}
    </div>
  )
}
