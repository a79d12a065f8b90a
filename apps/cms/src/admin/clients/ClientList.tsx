import Link from 'next/link'
import type { FoundClient } from '../../clients/gatherClients.ts'
import { momentInWords } from '../../dates/dates.ts'
import { writtenPhone } from '../../papers/writtenValues.ts'

/** People, each a way to his card. */
export function ClientList({ clients }: { clients: readonly FoundClient[] }) {
  return (
    <ul className="sira-clients__list" aria-label="Clients">
      {clients.map(({ href, names, phones, emails, last }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {names.join(', ') || phones[0] || emails[0]}
          </Link>
          <span>{[...phones.map(writtenPhone), ...emails].join(' · ')}</span>
          <small>{momentInWords(last)}</small>
        </li>
      ))}
    </ul>
  )
}
