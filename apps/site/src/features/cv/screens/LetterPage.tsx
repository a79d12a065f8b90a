import type { Locale } from '@sira/contract/locales'
import { letterBuilderScript, papersScript } from '../../../browser/wake/islandScripts.ts'
import { wakeScript } from '../../../browser/wake/wakeScript.ts'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { Island } from '../../../islands/Island.tsx'
import type { LetterBuilderProps } from '../LetterBuilder.island.tsx'
import { PaperPage } from './PaperPage.tsx'
import { ReviewOrder } from './ReviewOrder.tsx'

export function letterTrail(words: Dictionary): Trail {
  const { jobs, routes } = words
  return trailFromHome(
    words,
    { name: jobs.title, route: routes.jobs },
    { name: words.letter.title },
  )
}

interface LetterPageProps {
  words: Dictionary
  locale: Locale
  offer: LetterBuilderProps['offer']
  /** Of the letter that we write, FCFA. */
  price: number
}

export function LetterPage({ words, locale, offer, price }: LetterPageProps) {
  const { cv, letter, routes } = words
  const { use, device, editor, problems } = cv
  const props: LetterBuilderProps = {
    words: letter,
    shared: { use, device, editor, tooManyPages: problems.tooManyPages },
    locale,
    scripts: [letterBuilderScript, papersScript, wakeScript],
    offer,
  }
  return (
    <PaperPage
      words={words}
      texts={letter}
      trail={letterTrail(words)}
      island={<Island script={letterBuilderScript} props={props} atOnce />}
    >
      <h2 className="text-2xl">{letter.review.heading}</h2>
      <p className="mt-2 max-w-[62ch] text-pierre">{letter.review.text}</p>
      <ReviewOrder
        words={words}
        code="lettre_motivation"
        label={letter.review.order}
        price={price}
        back={routes.letter}
      />
      <p className="mt-5">
        <a href={`${routes.review}?papier=lettre`} className="link tap">
          {letter.review.send}
        </a>
      </p>
      <p className="mt-2">
        <a href={routes.cv} className="link tap">
          {letter.review.cv}
        </a>
      </p>
    </PaperPage>
  )
}
