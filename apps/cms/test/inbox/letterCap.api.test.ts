import { formHeaders } from '@sira/contract/forms/envelope'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LetterCapNotice } from '../../src/admin/dashboard/notices/LetterCapNotice.tsx'
import { strangersBounds } from '../../src/mail/caps/letterBounds.ts'
import { mostNotices } from '../../src/mail/caps/letterCap.ts'
import { fillTariffs } from '../../src/orders/tariffs/fillTariffs.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'

describe('whoever writes somebody else’s address into our forms', () => {
  let office: OpenPayload
  let api: FormApi
  const letters = async (kind: 'acknowledgement' | 'confirmation' | 'notice' | 'unpaidOrder') =>
    (
      await office.payload.count({
        collection: 'emails',
        where: { kind: { equals: kind }, state: { not_equals: 'held' } },
      })
    ).totalDocs
  const spellings = Array.from({ length: 29 }, (_, number) =>
    number % 2 === 0 ? `Victime+${number}@exemple.bf` : 'victime@Exemple.bf',
  )

  beforeAll(async () => {
    office = await openPayload()
    await fillTariffs(office.payload)
    api = await openFormApi(office.payload)
  })
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  it('has us write to him three times in a day, and every message is kept', async () => {
    const sent = spellings.map((email, number) =>
      api.send('contacts', { name: 'X', email, message: `Message ${number}` }),
    )
    for (const answer of await Promise.all(sent)) expect(answer.statusCode).toBe(200)

    expect((await office.payload.count({ collection: 'contacts' })).totalDocs).toBe(29)
    expect([await letters('acknowledgement'), await letters('notice')]).toEqual([3, 29])
  })

  it('leaves him his three confirmations of a subscription, and others all of theirs', async () => {
    for (const email of spellings) await api.send('newsletters', { email })
    expect(await letters('confirmation')).toBe(3)
    await api.send('newsletters', { email: 'autre@exemple.bf' })
    await api.send('devis', { nom: 'Awa', email: 'autre@exemple.bf', message: 'Bonjour' })
    expect([await letters('confirmation'), await letters('acknowledgement')]).toEqual([4, 4])
  })

  it('who writes hundreds of addresses has us write to so many in a day, and staff are told', async () => {
    const { payload } = office
    const lines: unknown[] = []
    payload.logger.warn = (...line: unknown[]) => void lines.push(line)
    expect(await LetterCapNotice({ payload })).toBeNull()
    const kind = 'confirmation' as const
    const missing =
      strangersBounds.forms.most - (await letters(kind)) - (await letters('acknowledgement'))
    for (let number = 1; number < missing; number += 1) {
      const to = `inconnu${number}@exemple.bf`
      const letter = { kind, to, subject: 'X', state: 'sent', messageId: `${number}` } as const
      await payload.db.create({ collection: 'emails', data: { ...letter, mailbox: to } })
    }
    const write = (email: string) =>
      api.send('contacts', { name: 'X', email, message: 'Bonjour' }, { 'x-forwarded-for': email })
    const before = await letters('acknowledgement')
    for (const name of ['a', 'b', 'c'])
      expect((await write(`${name}@assez.bf`)).statusCode).toBe(200)

    expect(await letters('acknowledgement')).toBe(before + 1)
    const where = { email: { like: 'assez.bf' } }
    expect((await payload.count({ collection: 'contacts', where })).totalDocs).toBe(3)
    expect(lines).toHaveLength(2)
    expect(JSON.stringify(lines)).not.toContain('assez.bf')
    const order = { lignes: [{ nature: 'formule', code: 'mensuel' }], mode: 'especes_agence' }
    const customer = { nom: 'Awa', phone: '70 12 34 56', indicatif: '+226' }
    const sent = { ...customer, ...order, email: 'cliente@assez.bf' }
    expect((await api.send('commandes', sent)).statusCode).toBe(200)
    expect(await letters('unpaidOrder')).toBe(1)
    expect(JSON.stringify(await LetterCapNotice({ payload }))).toContain('ne partent plus')
    await payload.delete({ collection: 'emails', where: { to: { like: 'inconnu' } } })
    expect(await LetterCapNotice({ payload })).toBeNull()
  })

  it('does not bury the team in notices: past 200 in a day it is told once an hour', async () => {
    const { payload } = office
    const to = 'equipe@exemple.bf'
    await payload.updateGlobal({ slug: 'reception', data: { noticesTo: to } })
    for (let number = 1; number < mostNotices; number += 1) {
      const notice = { kind: 'notice', to, mailbox: to, subject: 'X', state: 'sent' } as const
      await payload.db.create({
        collection: 'emails',
        data: { ...notice, messageId: `n${number}` },
      })
    }
    const toTeam = async () => {
      const where = { to: { equals: to }, state: { not_equals: 'sent' } }
      const { docs } = await payload.find({ collection: 'emails', where, sort: 'id' })
      return docs.map(({ subject, text }) => `${subject} ${text}`)
    }
    for (const number of [1, 2, 3, 4]) {
      const sent = { name: 'X', email: `foule${number}@exemple.bf`, message: 'Bonjour' }
      expect((await api.send('contacts', sent)).statusCode).toBe(200)
    }
    expect(await toTeam()).toHaveLength(1)

    const jobs = {
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'sendSummary' } },
    } as const
    const { docs } = await payload.find(jobs)
    const [waits, ...others] = docs.map(({ waitUntil }) => Date.parse(waitUntil ?? '') - Date.now())
    expect(others).toEqual([])
    expect(waits).toBeGreaterThan(59 * 60_000)
    expect(waits).toBeLessThanOrEqual(60 * 60_000)
    await payload.update({ ...jobs, data: { waitUntil: null } })
    await payload.jobs.run({ queue: 'mail', where: jobs.where, silent: true })
    const [, summary = '', ...more] = await toTeam()
    expect(more).toEqual([])
    expect(summary).toMatch(/^Résumé\s: 3 nouveaux messages/)
    expect(summary).toMatch(/Messages\s: 3/)
    expect(summary).toContain('/admin')
  })

  it('proves the work of one message by it, not of others', async () => {
    await office.payload.updateGlobal({ slug: 'settings', data: { proofOfWork: true } })
    const key = crypto.randomUUID()
    const challenge = (await api.ask(`/api/form-challenge?key=${key}`)).json()
    expect(challenge.parameters.expiresAt * 1000).toBeGreaterThan(Date.now())
    const solution = await solveChallenge({ challenge, deriveKey })
    const proof = JSON.stringify({ challenge, solution })
    const headers = { [formHeaders.key]: key, [formHeaders.proof]: proof }
    for (const name of ['a', 'a', 'b', 'c']) {
      await api.send('newsletters', { email: `${name}@preuve.bf` }, headers)
    }

    const { docs } = await office.payload.find({
      collection: 'newsletters',
      where: { email: { like: 'preuve.bf' } },
      sort: 'email',
    })
    expect(docs.map(({ state }) => state)).toEqual(['new', 'unwanted', 'unwanted'])
  })
})
