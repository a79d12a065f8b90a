import Link from 'next/link'
import type { DueFiles } from '../../messages/pipeline/dueFiles.ts'
import { boardAddress } from './boardAddress.ts'
import { DueList } from './DueList.tsx'

/** On the first screen what one has to do oneself; the board has the rest. */
export function DueToday({ due, now }: { due: DueFiles; now: Date }) {
  if (due.total === 0) return null
  return (
    <div>
      <DueList {...due} now={now} />
      <Link href={boardAddress({ whose: 'mine' })} prefetch={false}>
        Tous mes dossiers
      </Link>
    </div>
  )
}
