import Link from 'next/link'
import type { WaitingRow } from './waitingRows.ts'

const french = new Intl.NumberFormat('fr-FR')

/** Before anything else, on a phone too: how much waits for this person, and the way to it. */
export function WaitingList({ rows }: { rows: readonly WaitingRow[] }) {
  return (
    <section className="sira-waiting" aria-labelledby="ce-qui-attend">
      <h2 id="ce-qui-attend">Ce qui attend</h2>
      {rows.length === 0 && <p className="sira-note">Rien n’attend&nbsp;: tout est traité.</p>}
      <ul>
        {rows.map(({ href, count, words }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              <strong>{french.format(count)}</strong> {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
