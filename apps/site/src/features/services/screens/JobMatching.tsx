import type { Locale } from '@sira/contract/locales'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { TariffPrices } from '../tariffPrices.ts'
import { JobMatchingPlans } from './JobMatchingPlans.tsx'
import { ServiceBanner } from './ServiceBanner.tsx'

interface JobMatchingProps {
  words: Dictionary
  locale: Locale
  /** The present price of each plan and service. */
  charged: TariffPrices
}

/** Job matching: seven steps, four plans, four buttons (product 2.15). */
export function JobMatching({ words, locale, charged }: JobMatchingProps) {
  const t = words.serviceScreens.jobMatching
  return (
    <>
      <ServiceBanner title={t.title} lead={t.lead} words={words} scene="entretien" />
      <div className="page grid gap-x-16 gap-y-8 pb-16 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)]">
        <div className="self-start lg:sticky lg:top-8">
          <h2>{t.stepsHeading}</h2>
          <p className="mt-4 max-w-[46ch] text-pierre">{t.text}</p>
        </div>
        <ol>
          {t.steps.map(({ name, text }, index) => (
            <li key={name} className="flex gap-6 border-t border-trait py-5">
              <span className="figure w-10 shrink-0 text-4xl text-laterite">{index + 1}</span>
              <div>
                <h3 className="text-[1.35rem]">{name}</h3>
                <p className="mt-1 text-pierre">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <JobMatchingPlans words={words} locale={locale} charged={charged} />
      <CvBand words={words} />
    </>
  )
}

function CvBand({ words }: { words: Dictionary }) {
  const t = words.serviceScreens.jobMatching
  const { createCv, leaveCv, coverLetter, file } = t.buttons
  const buttons = [
    [createCv, words.routes.cv],
    [leaveCv, words.routes.leaveCv],
    [coverLetter, words.routes.letter],
    [file, words.routes.file],
  ] as const
  return (
    <section className="section bg-indigo-nuit text-lin">
      <div className="page">
        <h2>{t.cvHeading}</h2>
        <p className="mt-3 max-w-[52ch] text-brume">{t.cvText}</p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {buttons.map(([label, address]) => (
            <li key={label}>
              <a href={address} className="button button-secondary h-full w-full text-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
