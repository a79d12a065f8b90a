import { text } from 'node:stream/consumers'
import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { choiceActs, choiceFields } from '../../forms/seats/seatChoice.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { interviewForm } from './answerInterview.ts'
import { followedDossier } from './followedDossier.ts'
import { leadToPage } from './leadToPage.ts'
import { mayWithdraw, withdrawal } from './withdrawApplication.ts'

let server: FakeBackOffice
let caller: Parameters<typeof followedDossier>[0]

beforeEach(async () => {
  server = await startFakeBackOffice()
  const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
  caller = { backOffice, visitor: '203.0.113.7' }
})
afterEach(() => server.stop())

function typed(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

const pair = { reference: 'dv20267kq4p9x', phone: '70123456' }
const quote: FollowUp = {
  reference: 'DV-2026-7KQ4P9X',
  nature: 'devis',
  etat: 'Received',
  etapes: [],
}

describe('Who follows a dossier', () => {
  test('is told of it in the language of the page', async () => {
    let asked: unknown
    server.answer(async (request, response) => {
      asked = JSON.parse(await text(request))
      json({ data: { attributes: quote } })(request, response)
    })
    const followed = await followedDossier(caller, typed(pair), dictionaryOf('en'))
    expect(followed).toEqual({ state: 'found', dossier: quote, isWithdrawing: false })
    expect(asked).toEqual({
      data: { reference: quote.reference, phone: pair.phone, locale: 'en' },
    })
  })

  test('withdraws an application once he has confirmed it, and not before', async () => {
    const words = dictionaryOf('fr')
    const application = { ...quote, reference: 'CA-2026-7KQ4P9X', nature: 'candidature' } as const
    const asked: string[] = []
    server.answer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      const isGone = asked.includes('POST /api/candidatures/retirer')
      const attributes = { ...application, etat: isGone ? 'retirée' : 'reçue' }
      json({ data: { attributes } })(request, response)
    })
    const own = { ...pair, reference: application.reference }
    const wanted = typed({ ...own, [withdrawal.field]: withdrawal.asked })
    const first = await followedDossier(caller, wanted, words)
    expect(first).toMatchObject({ isWithdrawing: true, dossier: { etat: 'reçue' } })
    expect(first.state === 'found' && mayWithdraw(first.dossier)).toBe(true)
    expect(asked).toEqual(['POST /api/suivi'])
    const confirmed = typed({ ...own, [withdrawal.field]: withdrawal.confirmed })
    const second = await followedDossier(caller, confirmed, words)
    const { done } = words.followUp.withdrawal
    expect(second).toMatchObject({
      notice: done,
      isWithdrawing: false,
      dossier: { etat: 'retirée' },
    })
    expect(second.state === 'found' && mayWithdraw(second.dossier)).toBe(false)
    expect(mayWithdraw(quote)).toBe(false)
  })

  test('says whether he comes to an interview, and is told where it has changed', async () => {
    const { interview } = dictionaryOf('fr').followUp
    const le = '2026-12-03T09:00:00.000Z'
    const attributes = { ...quote, nature: 'candidature', etat: 'entretien' }
    const asked: unknown[] = []
    let status = 200
    server.answer(async (request, response) => {
      const isReply = request.url === '/api/candidatures/entretien'
      if (isReply) asked.push(JSON.parse(await text(request)))
      const answered = { ...attributes, entretien: { le, reponse: 'vient' } }
      const isRefused = isReply && status !== 200
      const body = isRefused ? { error: { status } } : { data: { attributes: answered } }
      json(body, {}, isRefused ? status : 200)(request, response)
    })
    const sent = typed({ ...pair, [interviewForm.reply]: 'vient', [interviewForm.time]: le })
    const first = await followedDossier(caller, sent, dictionaryOf('fr'))
    expect(first).toMatchObject({ notice: interview.said.vient, dossier: { entretien: { le } } })
    const { reference } = quote
    expect(asked).toEqual([{ data: { reference, phone: pair.phone, pour: le, reponse: 'vient' } }])
    status = 409
    const changed = await followedDossier(caller, sent, dictionaryOf('fr'))
    expect(changed).toMatchObject({ state: 'found', notice: interview.changed })
  })

  test('chooses another session or the money back, and is told where that is not to be had', async () => {
    const { choice } = dictionaryOf('fr').dossier
    const seat = { ...quote, reference: 'IN-2026-7KQ4P9X', nature: 'inscription' }
    const choix = { annulee: true, sessions: [{ id: 12, titre: '3 mars 2027, Dori' }] }
    const asked: unknown[] = []
    let isLate = false
    server.answer(async (request, response) => {
      const isChange = request.url === '/api/inscriptions/changer'
      if (isChange) asked.push(JSON.parse(await text(request)).data)
      if (isChange && isLate) return json({ error: { status: 409 } }, {}, 409)(request, response)
      const changed = { reference: seat.reference, etat: 'confirmée', session: 12, nom: null }
      const attributes = isChange ? changed : { ...seat, choix }
      json({ data: { attributes } })(request, response)
    })
    const own = { ...pair, reference: seat.reference }
    const move = typed({
      ...own,
      [choiceFields.act]: choiceActs.move,
      [choiceFields.session]: '12',
    })
    const refund = typed({ ...own, [choiceFields.act]: choiceActs.refund })
    const words = dictionaryOf('fr')
    expect(await followedDossier(caller, move, words)).toMatchObject({
      ...{ state: 'found', notice: choice.taken, dossier: { choix } },
    })
    expect(await followedDossier(caller, refund, words)).toMatchObject({ notice: choice.refunded })
    expect(asked).toEqual([
      { ...own, session: 12 },
      { ...own, rembourser: true },
    ])
    isLate = true
    const late = await followedDossier(caller, move, words)
    expect(late).toMatchObject({ state: 'found', problem: choice.failed })
    expect(late).not.toHaveProperty('notice')
  })

  test.each([
    [404, { state: 'closed', status: 404, problem: dictionaryOf('fr').dossier.wrongPair }],
    [503, { state: 'closed', status: 503, problem: dictionaryOf('fr').dossier.away }],
  ])('who withdraws is told of %i as who follows', async (status, told) => {
    server.answer(json({ error: { status } }, {}, status))
    const sent = typed({ ...pair, [withdrawal.field]: withdrawal.confirmed })
    expect(await followedDossier(caller, sent, dictionaryOf('fr'))).toEqual(told)
  })

  test('is told of each field that he left empty, and nothing is asked', async () => {
    const { missing } = dictionaryOf('fr').followUp
    expect(await followedDossier(caller, typed({ phone: ' ' }), dictionaryOf('fr'))).toEqual({
      state: 'closed',
      status: 422,
      missing: [
        { field: 'reference', message: missing.reference },
        { field: 'phone', message: missing.phone },
      ],
    })
    expect(server.asked).toEqual([])
  })

  test.each([
    ['fr', 'Trop d’essais depuis votre connexion. Réessayez dans 4 minutes.'],
    ['en', 'Too many attempts from your connection. Try again in 4 minutes.'],
    ['ar', 'محاولات كثيرة جدًا من اتصالكم. أعيدوا المحاولة بعد 4 دقائق.'],
  ] as const)('too often is told to wait, in %s', async (locale, problem) => {
    server.answer(json({ error: { status: 429 } }, { 'retry-after': '200' }, 429))
    expect(await followedDossier(caller, typed(pair), dictionaryOf(locale))).toEqual({
      state: 'closed',
      problem,
      status: 429,
      retryAfter: 200,
    })
  })
})

describe('A dossier that was found', () => {
  const request = new Request('https://sira.example/suivi')
  const site = { routes: dictionaryOf('ar').routes, siteAddress: 'https://sira.example' }

  test('leads to its page where it has one, which this browser may open until it is closed', () => {
    const order = { ...quote, reference: 'CM-2026-7KQ4P9X', nature: 'commande' as const, cle: 'a1' }
    const { status, headers } = leadToPage(request, order, site) ?? new Response()
    expect([status, headers.get('location')]).toEqual([303, '/ar/commandes/CM-2026-7KQ4P9X'])
    expect(headers.get('set-cookie')).toMatch(/^commandes-ouvertes=CM-2026-7KQ4P9X\.a1; Path=\/;/)
  })

  test('is shown where it stands otherwise', () => {
    expect(leadToPage(request, quote, site)).toBeUndefined()
  })
})
