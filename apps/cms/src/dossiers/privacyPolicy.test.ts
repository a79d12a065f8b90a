import { legalModels } from '@sira/contract/legal/legalModels'
import { describe, expect, it } from 'vitest'
import { loadedConfig } from '../../test/support/loadedConfig.ts'
import { keptKinds } from './keptKinds.ts'

/** The row of the privacy policy, in French, that says what each kind keeps, why and how long. */
const rows: Readonly<Record<string, string>> = {
  devis: 'demandez un devis',
  estimations: 'demandez un devis',
  contacts: 'nous écrivez',
  emails: 'nous écrivez',
  newsletters: 'vous abonnez à la lettre',
  commandes: 'commandez',
  livraisons: 'demandez une livraison',
  coursiers: 'voulez devenir livreur',
  candidatures: 'postulez, ou déposez un CV',
  inscriptions: 'vous inscrivez à une formation, ou y inscrivez quelqu’un',
  attentes: 'attendez une place',
  commentaires: 'commentez un article',
  signalements: 'signalez une offre',
  alertes: 'créez une alerte emploi',
  offres: 'proposez une offre d’emploi',
}

const config = await loadedConfig()
const policy = legalModels.privacy.fr

describe('The privacy policy', () => {
  it.each(keptKinds({ config }))('says what is kept of visitors as $slug', ({ slug }) => {
    expect(policy, `add a row about ${slug}, in three languages`).toContain(`| ${rows[slug]} | `)
  })
})
