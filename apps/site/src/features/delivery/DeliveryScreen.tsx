import type { Settings } from '@sira/contract/records/settings'
import { Breadcrumb } from '../../components/Breadcrumb.tsx'
import { SharedDeviceForm } from '../../dossiers/SharedDevice.tsx'
import { formatPrice } from '../../format/price.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { DeliveryForm } from './DeliveryForm.tsx'
import type { DeliveryOutcome } from './deliveryFields.ts'
import { deliveryTrail } from './deliveryTrail.ts'

interface DeliveryScreenProps {
  outcome: DeliveryOutcome
  /** FCFA, from which a delivery begins. */
  charged: { livraison_ouagadougou: number; livraison_ailleurs: number }
  settings: Pick<Settings, 'proofOfWork'>
  words: Dictionary
}

/** Asking for a delivery: from how much, and the form. */
export function DeliveryScreen({ outcome, charged, settings, words }: DeliveryScreenProps) {
  const t = words.deliveryRequest
  const price = (amount: number) => formatPrice(amount, words.locale)
  return (
    <div className="page max-w-3xl pt-8 pb-16">
      <Breadcrumb label={words.breadcrumb} trail={deliveryTrail(words)} />
      <h1 className="mt-2">{t.title}</h1>
      <p className="mt-4">{t.lead}</p>
      <p className="mt-2 mb-8 font-semibold">
        {t.fees(price(charged.livraison_ouagadougou), price(charged.livraison_ailleurs))}
      </p>
      <SharedDeviceForm words={words} />
      <DeliveryForm outcome={outcome} asksForProof={settings.proofOfWork} words={words} />
    </div>
  )
}
