import { placeKey } from '@sira/contract/placeKey'
import type { JobAlert } from '../../payload-types.ts'
import type { OpenOffer } from './openOffers.ts'

const chosen = ['domaine', 'contrat', 'experience', 'pays', 'ville'] as const

/** The offers that an alert looks for, of those that came out after it was confirmed. */
export function wantedOffers(alert: JobAlert, offers: readonly OpenOffer[]): OpenOffer[] {
  const since = alert.confirmeeLe ?? ''
  const words = placeKey(alert.q ?? '')
    .split('-')
    .filter(Boolean)
  return offers.filter(
    (offer) =>
      offer.publishedAt >= since &&
      (!alert.urgent || offer.urgent) &&
      chosen.every((name) => !alert[name] || offer[name] === alert[name]) &&
      words.every((word) => offer.text.includes(word)),
  )
}
