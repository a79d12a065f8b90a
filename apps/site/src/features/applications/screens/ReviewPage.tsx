import type { ReviewedPaper } from '@sira/contract/orders/reviewedPapers'
import { Alert } from '../../../components/Alert.tsx'
import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { OwnCvPlace } from '../ownCv/OwnCvPlace.tsx'
import type { ApplicationOutcome } from '../sentApplication.ts'
import { ReviewForm } from './ReviewForm.tsx'

interface ReviewPageProps {
  /** The reference of the order, where the address names it. */
  order: string | undefined
  paper: ReviewedPaper
  address: string
  outcome: ApplicationOutcome | undefined
  words: Dictionary
}

export function reviewTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.review.title })
}

const other = { cv: 'lettre', lettre: 'cv' } as const

/** The CV or letter of an order for a paid review, sent to who works on it. */
export function ReviewPage({ order, paper, address, outcome, words }: ReviewPageProps) {
  const { review: t, routes } = words
  const link = (href: string, name: string) => (
    <p className="mt-6">
      <a href={href} className="link tap">
        {name}
      </a>
    </p>
  )
  const toOrder = order !== undefined && link(routes.order(order), t.order)
  return (
    <div className="page max-w-3xl pt-8 pb-16">
      <Breadcrumb label={words.breadcrumb} trail={reviewTrail(words)} />
      <h1 className="mt-2">{t.title}</h1>
      {outcome?.state === 'sent' ? (
        <div className="mt-6">
          <Alert kind="success" message={t.sent} closeLabel={words.outbox.close} />
          {toOrder}
        </div>
      ) : (
        <>
          <p className="mt-4 mb-8">{t.lead}</p>
          <OwnCvPlace
            words={words}
            fields={{ [paper === 'cv' ? 'cv' : 'letter']: 'relecture-fichier' }}
          />
          <ReviewForm
            order={order}
            paper={paper}
            address={address}
            outcome={outcome}
            words={words}
          />
          {order === undefined && link(`${routes.review}?papier=${other[paper]}`, t.others[paper])}
          {toOrder}
        </>
      )}
    </div>
  )
}
