import type { OpenFile } from '../../dossiers/board/openFile.ts'
import { dueWords } from '../../messages/pipeline/dueWords.ts'
import { RecordList } from '../dashboard/RecordList.tsx'

interface DueListProps {
  files: readonly OpenFile[]
  /** Of all of them, where some are not shown. */
  total: number
  now: Date
}

/** What today asks for, the longest overdue first; nothing at all where nothing does. */
export function DueList({ files, total, now }: DueListProps) {
  return (
    <RecordList
      title={`À faire aujourd’hui (${total})`}
      records={files.map(({ href, title, nextStep, due, assigneeName }) => ({
        href,
        title: [title, nextStep].filter(Boolean).join(' : '),
        note: [dueWords(due ?? '', now), assigneeName].filter(Boolean).join(' · '),
      }))}
    />
  )
}
