import type { Settings } from '@sira/contract/records/settings'
import { PageBanner } from '../../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { FormOutcome } from '../../../forms/formOutcome.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { EmployerOfferForm, type OfferField } from './EmployerOfferForm.tsx'

interface EmployerOfferPageProps {
  outcome: FormOutcome<OfferField> | undefined
  settings: Pick<Settings, 'proofOfWork'>
  words: Dictionary
}

export function employerOfferTrail(words: Dictionary): Trail {
  const jobs = { name: words.job.breadcrumb, route: words.routes.jobs }
  return trailFromHome(words, jobs, { name: words.employerOffer.title })
}

/** The page of the form for employers, with the way of an offer until it is published. */
export function EmployerOfferPage({ outcome, settings, words }: EmployerOfferPageProps) {
  const { employerOffer: t } = words
  return (
    <>
      <PageBanner title={t.title} trailLabel={words.breadcrumb} trail={employerOfferTrail(words)}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{t.lead}</p>
      </PageBanner>
      <div className="page max-w-2xl py-12">
        <EmployerOfferForm outcome={outcome} asksForProof={settings.proofOfWork} words={words} />
      </div>
    </>
  )
}
