import Link from 'next/link'
import { momentInWords } from '../../dates/dates.ts'
import { RecordList } from '../dashboard/RecordList.tsx'
import type { DayPart as Part } from './staffDay.ts'
import { waitedWords } from './waitedWords.ts'

/** One kind: who waits, since when, and who sees to it. */
export function DayPart({ kind, files, total, list }: Part) {
  return (
    <div>
      <RecordList
        title={`${kind} (${total})`}
        heading="h3"
        records={files.map(({ href, title, reference, since, hours, assigneeName }) => ({
          href,
          title,
          note: [
            reference === title ? '' : reference,
            `depuis le ${momentInWords(since)}`,
            waitedWords(hours),
            assigneeName && `suivi par ${assigneeName}`,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      {total > files.length && (
        <Link className="sira-pipeline__all" href={list} prefetch={false}>
          Voir les {total}
        </Link>
      )}
    </div>
  )
}
