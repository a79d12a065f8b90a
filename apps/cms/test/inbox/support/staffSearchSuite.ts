import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillSearchTexts } from '../../../src/dossiers/search/fillSearchTexts.ts'
import { type OpenPayload, openPayload } from '../../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from './staff.ts'

/** What the search box above a list of the back office asks for, on one of the databases. */
export function staffSearchSuite(kind: string, databaseUrl: () => Promise<string | undefined>) {
  describe(`the search of staff on ${kind}`, () => {
    let office: OpenPayload | undefined
    let call: StaffCall
    const ids: Record<string, number> = {}
    const found = async (type: string, field: string, text: string) => {
      const query = new URLSearchParams({ [`where[or][0][${field}][like]`]: text, depth: '0' })
      const answer = await call('administrator', 'GET', `${type}?${query}`)
      expect(answer.status).toBe(200)
      const { docs } = (await answer.json()) as { docs: Record<string, unknown>[] }
      return docs
    }

    beforeAll(async () => {
      const url = await databaseUrl()
      if (url === undefined) return
      office = await openPayload({ databaseUrl: url })
      call = await hireStaff(office)
      const { payload } = office
      const email = 'zenabou@exemple.bf'
      const phone = '+22676543210'
      const message = 'Une ÉTUDE de marché à Pô,\nl’œuvre de Zénabou 100 %.'
      const other = { email: 'autre@exemple.bf', message: 'Bonjour' }
      await payload.create({ collection: 'devis', data: { nom: 'Autre', ...other } })
      await payload.create({ collection: 'contacts', data: { name: 'Autre', ...other } })
      const quote = { nom: 'Zénabou Éléonore', email, phone, message }
      ids.devis = (await payload.create({ collection: 'devis', data: quote })).id
      const contact = { name: 'Zénabou', email, indicatif: '+226', phone, message }
      ids.contacts = (await payload.create({ collection: 'contacts', data: contact })).id
      await payload.create({ collection: 'newsletters', data: { email } })
      for (const titre of ['Étude de l’éco-tourisme à Pô', 'Vendre en ligne']) {
        await payload.create({
          collection: 'blogs',
          data: { titre, _status: 'draft' },
          draft: true,
        })
      }
    })
    beforeEach(({ skip }) => {
      if (office === undefined) skip(`${kind} is not to be had here`)
    })
    afterAll(() => office?.close())

    it.each(['etude', 'ÉTUDE', 'étude eco', "l'eco", 'po etude'])(
      'finds an article by « %s »',
      async (text) => {
        const titles = (await found('blogs', 'titre', text)).map(({ titre }) => titre)
        expect(titles).toEqual(['Étude de l’éco-tourisme à Pô'])
      },
    )

    it('takes the signs of its patterns for themselves', async () => {
      for (const text of ['*', '[a-z]', '?tude', '.*', '(', '\\']) {
        expect(await found('blogs', 'titre', text), text).toEqual([])
      }
    })

    it.each([
      ...['zenabou', 'eleonore', 'etude de marche', "l'oeuvre", 'Œuvre', '100 %'],
      ...['76 54 32 10', '76-54-32-10', '00226 76543210', '+226 76 54 32 10', '654321'],
    ])('finds a quote by « %s »', async (text) => {
      const emails = (await found('devis', 'searchText', text)).map(({ email }) => email)
      expect(emails).toEqual(['zenabou@exemple.bf'])
    })

    it('finds messages of each kind by their number, as the letters write it', async () => {
      for (const [type, sign] of [
        ['devis', 'D-'],
        ['contacts', 'M-'],
        ['contacts', 'n° '],
      ] as const) {
        const kept = (await found(type, 'searchText', `${sign}${ids[type]}`)).map(({ id }) => id)
        expect(kept, `${type} ${sign}`).toEqual([ids[type]])
      }
    })

    it('finds a message by its phone, a subscriber and a letter by the address', async () => {
      expect(await found('contacts', 'searchText', '76543210')).toHaveLength(1)
      expect(await found('newsletters', 'searchText', 'ZENABOU@')).toHaveLength(1)
      expect(await found('emails', 'searchText', 'zenabou@exemple')).not.toEqual([])
      expect(await found('devis', 'searchText', 'personne de ce nom')).toEqual([])
    })

    it('finds what was kept before there was such a search', async () => {
      if (office === undefined) throw new Error('not open')
      const { payload } = office
      const id = ids.devis ?? 0
      const { updatedAt } = await payload.findByID({ collection: 'devis', id })
      await payload.db.updateOne({
        collection: 'devis',
        id,
        data: { searchText: null, updatedAt },
      })
      expect(await found('devis', 'searchText', 'eleonore')).toEqual([])
      await fillSearchTexts(payload)
      const [kept] = await found('devis', 'searchText', 'eleonore')
      expect(kept).toMatchObject({ id, updatedAt })
    })
  })
}
