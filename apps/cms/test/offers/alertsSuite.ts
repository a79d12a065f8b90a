import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordsByName } from '../../src/database/records/recordsByName.ts'
import { isStillWanted } from '../../src/mail/isStillWanted.ts'
import { sendAlerts } from '../../src/offers/alerts/sendAlerts.ts'
import type { Email, JobAlert } from '../../src/payload-types.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'

const sourceOf = (path: string) =>
  JSON.stringify(new URL(`../../src/${path}`, import.meta.url).href)

/** Sends the alerts of the same database, in a program of its own. */
const program = `
  const { getPayload } = await import('payload')
  const config = await (await import(${sourceOf('payload.config.ts')})).default
  config.jobs.autoRun = []
  const payload = await getPayload({ config })
  const { sendAlerts } = await import(${sourceOf('offers/alerts/sendAlerts.ts')})
  await sendAlerts(payload, new Date())`

/** Offers that are sent to who looks for them, whatever the database. */
export function alertsSuite(database: SuiteDatabase): void {
  describeOn(database, 'a job alert', () => {
    let office: OpenPayload
    let api: FormApi
    let staff: StaffCall
    let domain = 0

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      api = await openFormApi(office.payload)
      staff = await hireStaff(office)
      const made = { collection: 'jobdomains', data: { nom: 'Gestion' } } as const
      domain = (await office.payload.create(made)).id
    })
    afterAll(async () => {
      await api.close()
      await database.close(office)
    })

    const ask = (email: string, criteres: object = {}, locale = 'fr') =>
      api.send('alertes', { email, locale, criteres })
    const alertsOf = async (email: string): Promise<JobAlert[]> => {
      const where = { email: { equals: email } }
      return (await office.payload.find({ collection: 'alertes', where, sort: 'id' })).docs
    }
    const lettersTo = async (to: string, kind: Email['kind']): Promise<Email[]> => {
      const where = { to: { equals: to }, kind: { equals: kind } }
      return (await office.payload.find({ collection: 'emails', where, sort: '-id', depth: 0 }))
        .docs
    }
    const tokenIn = (letter: Email | undefined, page: string) =>
      new RegExp(`/alertes-emploi/${page}\\?jeton=([\\w.-]+)`).exec(letter?.text ?? '')?.[1] ?? ''
    const decide = async (purpose: string, token: string) =>
      (await api.send(`alertes/${purpose}`, { token })).statusCode
    const confirmed = async (email: string, criteres: object = {}, locale = 'fr') => {
      await ask(email, criteres, locale)
      const [letter] = await lettersTo(email, 'confirmation')
      expect(await decide('confirm', tokenIn(letter, 'confirmer'))).toBe(200)
    }
    const offer = (more: object = {}) =>
      recordsByName(office.payload).create({
        collection: 'jobs',
        locale: 'fr',
        data: {
          titre: 'Comptable',
          description: 'Tenir la paie.',
          ville: 'Bobo-Dioulasso',
          jobdomain: domain,
          _status: 'published',
          ...more,
        },
      })
    const send = () => sendAlerts(office.payload, new Date())
    const sentTo = async (email: string) =>
      (await lettersTo(email, 'alert')).map(({ text }) => text)

    it('asks once whoever it is, in the same words, and starts by a POST alone', async () => {
      const [first, again] = [await ask('un@exemple.bf'), await ask('un@exemple.bf')]
      const other = await ask('deux@exemple.bf', { ville: 'kaya' }, 'ar')
      expect([first, again, other].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(again.json().data.id).toBe(first.json().data.id)
      expect(Object.keys(other.json().data.attributes)).toEqual(
        Object.keys(first.json().data.attributes),
      )
      const letters = await lettersTo('un@exemple.bf', 'confirmation')
      expect(letters).toHaveLength(1)
      const [arabic] = await lettersTo('deux@exemple.bf', 'confirmation')
      expect(arabic?.text).toContain('/ar/alertes-emploi/confirmer?jeton=')
      expect(arabic?.text).not.toContain('kaya')
      const token = tokenIn(letters[0], 'confirmer')
      for (const method of ['GET', 'HEAD'] as const) {
        const looked = await api.ask({ method, url: `/api/alertes/confirm?token=${token}` })
        expect(looked.statusCode).toBeGreaterThanOrEqual(400)
      }
      expect((await api.ask('/api/alertes')).statusCode).toBeGreaterThan(400)
      expect((await alertsOf('un@exemple.bf')).map(({ etat }) => etat)).toEqual(['à_confirmer'])
      expect(await decide('confirm', token.replace(/.$/, 'A').replace(/^\d+/, '1'))).toBe(404)
      // A link of an alert opens no newsletter.
      expect((await api.send('newsletters/confirm', { token })).statusCode).toBe(404)
      expect(await decide('confirm', token)).toBe(200)
      expect(await decide('confirm', token)).toBe(200)
      expect((await alertsOf('un@exemple.bf')).map(({ etat }) => etat)).toEqual(['active'])
    })

    it('keeps five of one address, and floods nobody', async () => {
      const email = 'cible@exemple.bf'
      for (let number = 1; number <= 9; number += 1) {
        expect((await ask(email, { q: `mot ${number}` })).statusCode).toBe(200)
      }
      expect(await alertsOf(email)).toHaveLength(5)
      const letters = await lettersTo(email, 'confirmation')
      expect(letters.filter(({ state }) => state !== 'held')).toHaveLength(3)
    })

    it('lets a search that nobody confirmed within a day give way to a new one', async () => {
      const email = 'comble@exemple.bf'
      for (let number = 1; number <= 5; number += 1) await ask(email, { q: `mot ${number}` })
      const [first] = await alertsOf(email)
      const demandeeLe = new Date(Date.now() - 25 * 3_600_000).toISOString()
      const asked = { collection: 'alertes', id: first?.id ?? 0 } as const
      await office.payload.update({ ...asked, data: { demandeeLe } })
      await ask(email, { q: 'soudeur' })
      const words = (await alertsOf(email)).map(({ q }) => q)
      expect(words).toEqual(['mot 2', 'mot 3', 'mot 4', 'mot 5', 'soudeur'])
      await ask(email, { q: 'maçon' })
      expect((await alertsOf(email)).map(({ q }) => q)).toEqual(words)
    })

    it('finds words as the list does: plurals, synonyms, and in the language of who looks', async () => {
      const { payload } = office
      const before = await payload.findGlobal({ slug: 'settings', depth: 0, locale: 'fr' })
      const synonyms = { searchSynonyms: 'gardien, vigile, agent de sécurité' }
      await payload.updateGlobal({ slug: 'settings', locale: 'fr', data: synonyms })
      await confirmed('vigile@exemple.bf', { q: 'Vigiles' })
      await confirmed('haris@exemple.bf', { q: 'الحراس' }, 'ar')
      await confirmed('guard@exemple.bf', { q: 'guards' }, 'en')
      const { id } = await offer({ titre: 'Agent de sécurité', date_expiration: '2036-12-01' })
      for (const [locale, titre] of [
        ['ar', 'حراس ليليون'],
        ['en', 'Night guard'],
      ] as const) {
        await payload.update({ collection: 'jobs', id, locale, data: { titre } })
      }
      await send()
      const [french = ''] = await sentTo('vigile@exemple.bf')
      expect(french).toContain('Bobo-Dioulasso')
      expect(french).toContain('1er\u00a0décembre 2036')
      expect(french).toContain('/nos-offres-emplois?q=Vigiles')
      expect((await sentTo('haris@exemple.bf'))[0]).toContain('حراس ليليون')
      expect((await sentTo('guard@exemple.bf'))[0]).toContain('/en/nos-offres-emplois?q=guards')
      const { searchSynonyms = null } = before
      await payload.updateGlobal({ slug: 'settings', locale: 'fr', data: { searchSynonyms } })
    })

    it('is taken with the names that people read, as the list has them', async () => {
      const email = 'noms@exemple.bf'
      const criteres = { domaine: 'GESTION', ville: 'Bobo Dioulasso', pays: 'Burkina Faso' }
      expect((await ask(email, { ...criteres, urgent: 'true' })).statusCode).toBe(200)
      expect(await alertsOf(email)).toMatchObject([
        { domaine: `${domain}`, ville: 'bobo-dioulasso', pays: 'burkina-faso', urgent: 'oui' },
      ])
    })

    it('tells what cannot be a filter', async () => {
      for (const criteres of [{ domaine: 'x' }, { ville: '!' }, { urgent: 3 }]) {
        const refused = await ask('faux@exemple.bf', criteres)
        expect(refused.statusCode).toBe(400)
        expect(refused.json().error.details.errors[0].path).toEqual(Object.keys(criteres))
      }
    })

    it('sends what its filters leave, once each, also unpublished and published again', async () => {
      await offer({ titre: 'Trop tôt' })
      await confirmed('gestion@exemple.bf', { domaine: domain, ville: 'bobo-dioulasso' })
      await confirmed('mots@exemple.bf', { q: 'Paie soudeur' })
      await confirmed('arabe@exemple.bf', {}, 'ar')
      const { id, slug } = await offer({ titre: 'Comptable [chef]' })
      const urgent = await offer({ titre: 'Soudeur', description: 'À la paie.', ville: 'Kaya' })
      await offer({
        titre: 'Passée',
        date_publication: '2020-01-01',
        date_expiration: '2020-01-02',
      })
      // The first of all looks for everything.
      expect(await send()).toBe(4)
      const [letter = ''] = await sentTo('gestion@exemple.bf')
      expect(letter).toContain(`/jobs/${slug}`)
      expect(letter).toContain('Comptable [chef]')
      expect(letter).not.toMatch(/Soudeur|Trop tôt|Passée/)
      expect((await sentTo('mots@exemple.bf'))[0]).toContain(`/jobs/${urgent.slug}`)
      expect((await sentTo('arabe@exemple.bf'))[0]).toContain(`/ar/jobs/${slug}`)
      expect(await send()).toBe(0)
      for (const _status of ['draft', 'published']) {
        const body = { _status }
        expect((await staff('editor', 'PATCH', `jobs/${id}`, body)).status, _status).toBe(200)
        expect(await send()).toBe(0)
      }
      // Two at once, as after a kill: one writes.
      await offer({ titre: 'Aide-comptable' })
      const written = await Promise.all([send(), send()])
      expect(written.reduce((sum, one) => sum + one)).toBe(3)
      expect(await sentTo('gestion@exemple.bf')).toHaveLength(2)
    })

    it('killed midway, is sent once to everybody all the same, and not again with an offer that comes back', async () => {
      const { payload } = office
      const readers = Array.from({ length: 120 }, (_, number) => `lecteur${number}@exemple.bf`)
      const confirmeeLe = new Date().toISOString()
      for (const email of readers) {
        const data = { q: 'Topographe', etat: 'active', locale: 'fr', confirmeeLe, email }
        await recordsByName(payload).create({ collection: 'alertes', data })
      }
      const { id } = await offer({ titre: 'Topographe' })
      const where = { job: { equals: id } }
      const told = async () =>
        (await payload.count({ collection: 'envois-alerte', where })).totalDocs
      const sending = spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: 'ignore',
      })
      await expect.poll(told, { interval: 2, timeout: 60_000 }).toBeGreaterThan(3)
      sending.kill('SIGKILL')
      await once(sending, 'exit')
      const before = await told()
      expect(before).toBeLessThan(readers.length)

      await send()
      const letters = async () => {
        const about = { to: { in: readers }, kind: { equals: 'alert' } }
        const { docs } = await payload.find({
          collection: 'emails',
          where: about,
          pagination: false,
          depth: 0,
        })
        return docs.map(({ to }) => to).toSorted()
      }
      expect(await letters()).toEqual(readers.toSorted())
      for (const _status of ['draft', 'published']) {
        await staff('editor', 'PATCH', `jobs/${id}`, { _status })
        await send()
      }
      expect(await letters()).toEqual(readers.toSorted())
      expect(await told()).toBeGreaterThanOrEqual(readers.length)
    }, 120_000)

    it('sends no offer that is suspended, and nothing half', async () => {
      const email = 'sur@exemple.bf'
      await confirmed(email)
      const { id } = await offer({ titre: 'Douteuse' })
      await staff('editor', 'POST', `controles/${id}/suspendre`, { motif: 'Douteuse' })
      await send()
      expect(await sentTo(email)).toEqual([])
      await staff('editor', 'POST', `controles/${id}/remettre`, { motif: 'Regardée' })
      const [alert] = await alertsOf(email)
      const where = { alerte: { equals: alert?.id } }
      const { totalDocs } = await office.payload.count({ collection: 'envois-alerte', where })
      expect(totalDocs).toBe(0)
      await send()
      expect(await sentTo(email)).toHaveLength(1)
    })

    it('is stopped by one touch, also what waits already, and erased with its person', async () => {
      const email = 'fini@exemple.bf'
      await confirmed(email)
      await offer({ titre: 'Dernière' })
      await send()
      const [letter] = await lettersTo(email, 'alert')
      expect(letter?.unsubscribe).toContain('/alertes-emploi/arreter?jeton=')
      const token = tokenIn(letter, 'arreter')
      if (!letter) throw new Error('No letter')
      expect(await isStillWanted(letter, office.payload)).toBe(true)
      expect(await decide('unsubscribe', token)).toBe(200)
      expect(await isStillWanted(letter, office.payload)).toBe(false)
      await offer({ titre: 'Encore une' })
      await send()
      expect(await sentTo(email)).toHaveLength(1)

      const [alert] = await alertsOf(email)
      expect((await staff('administrator', 'DELETE', `alertes/${alert?.id}`)).status).toBe(200)
      const { docs } = await office.payload.find({
        collection: 'envois-alerte',
        pagination: false,
        depth: 0,
      })
      expect(docs.filter(({ alerte }) => !alerte)).toEqual([])
      expect(await lettersTo(email, 'alert')).toEqual([])
      expect(await decide('unsubscribe', token)).toBe(404)
    })
  })
}
