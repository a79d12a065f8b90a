import type { Words } from '../../../../language/words.ts'
import type { ownDossiers as french } from '../fr/ownDossiers.ts'

/** The texts of the list of dossiers sent from a device. */
export const ownDossiers: Words<typeof french> = {
  ownDossiers: {
    title: 'My requests on this device',
    description: 'What you have sent from this device, and where it stands.',
    intro: 'Your orders and requests, without an account.',
    offline: 'Readable without a network.',
    untilClosed: 'This device forgets them as soon as the browser is closed.',
    empty: 'Nothing was sent from this device, or it has forgotten it.',
    open: 'Open',
    forget: 'Forget',
    forgetOf: (reference: string) => `Forget ${reference} on this device`,
    forgetAll: 'Forget everything on this device',
    other: 'Track a request by its reference',
  },
}
