import type { Payload, TypedUser } from 'payload'
import { dayInWords, momentInWords } from '../../dates/dates.ts'
import { adminAddress } from './adminAddress.ts'
import { Figure } from './Figure.tsx'
import { RecordList } from './RecordList.tsx'
import { contentState } from './state/contentState.ts'
import { expiringRecords } from './state/expiringRecords.ts'
import { plannedRecords } from './state/plannedRecords.ts'

interface SummaryProps {
  payload: Payload
  user: TypedUser
  now: Date
}

/** The content on the site, the drafts, and the records that will soon leave the site. */
export async function ContentSummary({ payload, user, now }: SummaryProps) {
  const [{ counts, latestDrafts }, planned, expiring] = await Promise.all([
    contentState(payload, user, now),
    plannedRecords(payload, user),
    expiringRecords(payload, user, now),
  ])
  return (
    <>
      <section className="sira-figures" aria-label="Contenus">
        {counts.map(({ type, published, expired, drafts }) => (
          <Figure
            key={type.slug}
            href={adminAddress(type.slug)}
            label={type.plural}
            value={published}
            unit={published > 1 ? 'publiées' : 'publiée'}
            note={notes([expired, 'expirée'], [drafts, 'brouillon'])}
          />
        ))}
      </section>
      <div className="sira-lists">
        <RecordList
          title="Prévu"
          records={planned.map(({ type, id, title, note }) => ({
            href: adminAddress(type.slug, id),
            title,
            note: `${type.plural} · ${note}`,
          }))}
        />
        <RecordList
          title="Expire dans 7 jours"
          records={expiring.map(({ type, id, title, expires }) => ({
            href: adminAddress(type.slug, id),
            title,
            note: `${type.plural} · ${dayInWords(expires)}`,
          }))}
        />
        <RecordList
          title="Brouillons récents"
          records={latestDrafts.map(({ type, id, title, updatedAt }) => ({
            href: adminAddress(type.slug, id),
            title,
            note: `${type.plural} · ${momentInWords(updatedAt)}`,
          }))}
        />
      </div>
    </>
  )
}

/** « 2 expirées · 1 brouillon »; nothing where there is nothing. */
function notes(...counts: [count: number, word: string][]): string | null {
  const said = counts.flatMap(([count, word]) =>
    count === 0 ? [] : [`${count} ${word}${count > 1 ? 's' : ''}`],
  )
  return said.length === 0 ? null : said.join(' · ')
}
