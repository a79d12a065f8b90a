import { formHeaders } from '@sira/contract/forms/envelope'
import { expect, it } from 'vitest'
import { keptKinds } from '../../src/dossiers/keptKinds.ts'
import type { SpaceOffice } from './openSpace.ts'

const quote = {
  nom: 'Awa Sow',
  email: 'awa@exemple.bf',
  phone: '+22670123456',
  service: 'Autres',
  message: 'Pour dix personnes',
}

/** A device opens what it has sent with its own keys (product 2.10). */
export function deviceChecks(space: () => SpaceOffice): void {
  const sent = async (form: string, data: object) => {
    const { headers } = await space().api.send(form, data)
    return {
      reference: String(headers[formHeaders.reference]),
      cle: String(headers[formHeaders.dossierKey]),
    }
  }
  const listed = async (dossiers: readonly object[], locale = 'fr') => {
    const answer = await space().api.send('dossiers', { dossiers, locale })
    return answer.json().data.attributes.dossiers
  }

  it('lists every kind it has sent, in the language of the page, and says what is next', async () => {
    const contact = {
      name: 'Awa Sow',
      email: 'awa@exemple.bf',
      indicatif: '+226',
      phone: '70123456',
      subject: 'Autres',
      message: 'Bonjour',
    }
    const own = [await sent('devis', quote), await sent('contacts', contact)]
    const french = await listed(own)
    expect(french).toMatchObject([
      { reference: own[0]?.reference, nature: 'devis', aFaire: expect.any(String) },
      { reference: own[1]?.reference, nature: 'message' },
    ])
    const arabic = await listed(own, 'ar')
    expect(arabic[0].etapes[0].titre).not.toBe(french[0].etapes[0].titre)
    expect(JSON.stringify(french)).not.toContain('70123456')
  })

  it('opens nothing by another key, nor what is no more', async () => {
    const [mine, other] = [
      await sent('devis', quote),
      await sent('devis', { ...quote, nom: 'Bila' }),
    ]
    expect(await listed([{ reference: mine.reference, cle: other.cle }])).toEqual([])
    expect(await listed([{ reference: mine.reference, cle: '' }])).toEqual([])
    expect(await listed([{ reference: 'ZZ-2026-7KQ4P9X', cle: mine.cle }, mine])).toHaveLength(1)
    await space().office.payload.delete({
      collection: 'devis',
      where: { reference: { equals: mine.reference } },
    })
    expect(await listed([mine, other])).toHaveLength(1)
  })

  it('finds a phone of its own in every kind that is followed', () => {
    const followed = keptKinds(space().office.payload).filter((kind) => kind.followed)
    expect(followed.length).toBeGreaterThan(2)
    for (const { slug, personal } of followed) expect(personal.phone, slug).toBeDefined()
  })
}
