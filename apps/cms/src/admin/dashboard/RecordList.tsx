import Link from 'next/link'
import { useId } from 'react'

interface RecordListProps {
  title: string
  /** Below a heading of its page. */
  heading?: 'h2' | 'h3'
  records: { href: string; title: string; note: string }[]
}

/** Records that wait for someone; nothing at all when none does. */
export function RecordList({ title, heading: Heading = 'h2', records }: RecordListProps) {
  const headingId = useId()
  if (records.length === 0) return null
  return (
    <section className="sira-list" aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      <ul>
        {records.map((record) => (
          <li key={`${record.href} ${record.note}`}>
            <Link href={record.href} prefetch={false}>
              {record.title}
            </Link>
            <span>{record.note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
