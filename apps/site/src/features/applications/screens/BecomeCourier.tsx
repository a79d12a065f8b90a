import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import { SharedDeviceForm } from '../../../dossiers/SharedDevice.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { ApplicationOutcome } from '../sentApplication.ts'
import { CourierForm } from './CourierForm.tsx'
import { CourierSent } from './CourierSent.tsx'

interface BecomeCourierProps {
  outcome: ApplicationOutcome | undefined
  words: Dictionary
}

export function courierTrail(words: Dictionary): Trail {
  return trailFromHome(
    words,
    { name: words.becomeCourier.delivery, route: words.routes.delivery },
    { name: words.becomeCourier.title },
  )
}

/** Becoming a courier: what it takes, and the form; afterwards, how it goes on. */
export function BecomeCourier({ outcome, words }: BecomeCourierProps) {
  const t = words.becomeCourier
  const sent = outcome?.state === 'sent' ? outcome : undefined
  return (
    <div className="page max-w-3xl pt-8 pb-16">
      <Breadcrumb label={words.breadcrumb} trail={courierTrail(words)} />
      <h1 className="mt-2">{t.title}</h1>
      <p className="mt-4 mb-8">{t.lead}</p>
      <SharedDeviceForm words={words} />
      {sent ? (
        <CourierSent isSent reference={sent.reference} words={words} />
      ) : (
        <CourierForm outcome={outcome} words={words} />
      )}
    </div>
  )
}
