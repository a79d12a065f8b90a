import type { Locale } from '@sira/contract/locales'
import { cvBuilderScript, papersScript } from '../../../browser/wake/islandScripts.ts'
import { wakeScript } from '../../../browser/wake/wakeScript.ts'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { Island } from '../../../islands/Island.tsx'
import type { CvBuilderProps } from '../CvBuilder.island.tsx'
import { PaperPage } from './PaperPage.tsx'
import { ReviewOrder } from './ReviewOrder.tsx'

export function cvTrail(words: Dictionary): Trail {
  const { jobs, routes } = words
  return trailFromHome(words, { name: jobs.title, route: routes.jobs }, { name: words.cv.title })
}

interface CvPageProps {
  words: Dictionary
  locale: Locale
  /** Of the paid review, FCFA. */
  price: number
}

export function CvPage({ words, locale, price }: CvPageProps) {
  const { cv, routes } = words
  const props: CvBuilderProps = {
    words: cv,
    locale,
    scripts: [cvBuilderScript, papersScript, wakeScript],
    addresses: { jobs: routes.jobs, leave: words.routes.leaveCv },
  }
  return (
    <PaperPage
      words={words}
      texts={cv}
      trail={cvTrail(words)}
      island={<Island script={cvBuilderScript} props={props} atOnce />}
    >
      <h2 className="text-2xl">{cv.review.heading}</h2>
      <p className="mt-2 max-w-[62ch] text-pierre">{cv.review.text}</p>
      <ReviewOrder
        words={words}
        code="cv_professionnel"
        label={cv.review.order}
        price={price}
        back={routes.cv}
      />
      <p className="mt-5">
        <a href={`${routes.review}?papier=cv`} className="link tap">
          {cv.review.send}
        </a>
      </p>
      <p className="mt-2">
        <a href={routes.letter} className="link tap">
          {cv.review.letter}
        </a>
      </p>
    </PaperPage>
  )
}
