import { Alert } from '../../../components/Alert.tsx'
import { PageBanner } from '../../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import { SharedDeviceForm } from '../../../dossiers/SharedDevice.tsx'
import { AfterSending } from '../../../forms/AfterSending.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { OwnCvPlace } from '../ownCv/OwnCvPlace.tsx'
import type { ApplicationOutcome } from '../sentApplication.ts'
import { ApplicationForm, ownFields } from './ApplicationForm.tsx'

/** The offer that somebody applies to. */
export interface AppliedOffer {
  id: number
  slug: string
  titre: string
  questions: readonly string[]
  cvFacultatif: boolean
  isOpen: boolean
}

interface LeaveCvProps {
  offer: AppliedOffer | undefined
  address: string
  outcome: ApplicationOutcome | undefined
  words: Dictionary
}

export function leaveCvTrail(words: Dictionary): Trail {
  return trailFromHome(
    words,
    { name: words.application.jobs, route: words.routes.jobs },
    { name: words.application.title },
  )
}

/** An application to an offer, or a CV for the pool. */
export function LeaveCv({ offer, address, outcome, words }: LeaveCvProps) {
  const t = words.application
  const open = offer?.isOpen ? offer : undefined
  return (
    <>
      <PageBanner
        title={open ? t.titleFor(open.titre) : t.title}
        trailLabel={words.breadcrumb}
        trail={leaveCvTrail(words)}
      >
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{open ? t.leadFor : t.lead}</p>
      </PageBanner>
      <div className="page max-w-3xl py-12">
        {outcome?.state === 'sent' ? (
          <>
            <Alert kind="success" message={t.sent} closeLabel={words.outbox.close} />
            <SharedDeviceForm words={words} />
            <AfterSending isSent reference={outcome.reference} fields={[]} words={words} />
          </>
        ) : (
          <>
            {offer && !offer.isOpen && <p className="mb-6 font-semibold">{t.expired}</p>}
            {offer && (
              <p className="mb-6">
                <a href={words.routes.job(offer.slug)} className="link tap">
                  {t.seeOffer}
                </a>
              </p>
            )}
            <OwnCvPlace words={words} fields={ownFields} />
            <ApplicationForm
              job={open?.id}
              questions={open?.questions ?? []}
              isCvOptional={open?.cvFacultatif ?? false}
              address={address}
              outcome={outcome}
              words={words}
            />
          </>
        )}
      </div>
    </>
  )
}
