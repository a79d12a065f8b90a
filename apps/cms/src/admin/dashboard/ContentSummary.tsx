import type { Payload, TypedUser } from 'payload'
import { adminAddress } from './adminAddress.ts'
import { contentState } from './contentState.ts'
import { dayInWords, momentInWords } from './dates.ts'
import { expiringOffers } from './expiringOffers.ts'
import { Figure } from './Figure.tsx'
import { RecordList } from './RecordList.tsx'

interface SummaryProps {
  payload: Payload
  user: TypedUser
  now: Date
}

/** What is on the site, what is being written, and what will soon leave the site. */
export async function ContentSummary({ payload, user, now }: SummaryProps) {
  const [{ counts, latestDrafts }, offers] = await Promise.all([
    contentState(payload, user),
    expiringOffers(payload, user, now),
  ])
  return (
    <>
      <section className="sira-figures" aria-label="Contenus">
        {counts.map(({ type, published, drafts }) => (
          <Figure
            key={type.slug}
            href={adminAddress(type.slug)}
            label={type.plural}
            value={published}
            unit={published > 1 ? 'publiées' : 'publiée'}
            note={drafts === 0 ? null : `${drafts} ${drafts > 1 ? 'brouillons' : 'brouillon'}`}
          />
        ))}
      </section>
      <div className="sira-lists">
        <RecordList
          title="Offres qui expirent dans 7 jours"
          records={offers.map(({ id, title, expires }) => ({
            href: adminAddress('jobs', id),
            title,
            note: dayInWords(expires),
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
