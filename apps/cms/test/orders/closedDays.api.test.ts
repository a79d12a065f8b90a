import { afterAll, beforeAll, expect, it } from 'vitest'
import { denominations } from '../../src/money/closing/count/denominations.ts'
import { openTill, sentenceOf, type Till } from './support/openTill.ts'

const today = () => new Date().toISOString().slice(0, 10)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let till: Till

/** Notes and coins for a sum, the largest first. */
function piecesFor(sum: number) {
  let left = sum
  return denominations.map((valeur) => {
    const nombre = Math.floor(left / valeur)
    left -= nombre * valeur
    return { valeur, nombre }
  })
}
const close = (attendu: number, compte: number, more: object = {}) =>
  till.call('cashier', 'POST', 'clotures/fermer', {
    ...{ jour: today(), attendu, coupures: piecesFor(compte), ...more },
  })
const closings = async () =>
  (await till.shop.office.payload.find({ collection: 'clotures', sort: 'jour' })).docs
/** Books for 5 000 each, paid in cash. */
async function sold(quantite: number): Promise<{ id: number }> {
  const { payment } = await till.ordered({}, quantite)
  expect((await till.decide(payment, { vers: 'confirmé' })).status).toBe(200)
  return payment
}

beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.shop.close())

it('A day is closed with its cash counted; a difference needs a reason', async () => {
  await sold(2)
  const back = await sold(1)
  await till.decide(back, { vers: 'remboursement_dû' })
  await till.decide(back, { vers: 'remboursé' })
  // What another way brings lies in no drawer.
  const { payment } = await till.ordered({ mode: 'virement' }, 4)
  await till.decide(payment, { vers: 'confirmé' })

  expect(await sentenceOf(await close(15_000, 10_000))).toMatch(
    /on attend maintenant 10\s000\sFCFA/,
  )
  expect(await sentenceOf(await close(10_000, 8_500))).toMatch(
    /^Il manque 1\s500\sFCFA\s: recomptez, ou écrivez pourquoi/,
  )
  expect(await closings()).toEqual([])

  const kept = await close(10_000, 8_500, { motif: 'Monnaie rendue deux fois' })
  expect((await kept.json()).message).toMatch(/est clos. Il manque 1\s500\sFCFA\.$/)
  expect(await closings()).toEqual([
    expect.objectContaining({
      ...{ jour: today(), attendu: 10_000, compte: 8_500, ecart: -1_500, par: 'Salif' },
      motif: 'Monnaie rendue deux fois',
      coupures: expect.objectContaining({ 5000: 1, 2000: 1, 1000: 1, 500: 1 }),
    }),
  ])
})

it('A closed day does not change, and stands in the journal with who closed it', async () => {
  expect(await sentenceOf(await close(0, 0))).toMatch(/déjà clos, par Salif à \d\d:\d\d/)
  const [kept] = await closings()
  for (const [method, body] of [
    ['PATCH', { compte: 1 }],
    ['DELETE', undefined],
  ] as const) {
    const asked = till.call('administrator', method, `clotures/${kept?.id}`, body)
    expect((await asked).status).toBe(403)
  }
  await sold(1)
  expect(await closings()).toEqual([kept])
  const where = { act: { equals: 'closed' } }
  const { docs } = await till.shop.office.payload.find({ collection: 'journal', where })
  expect(docs.map(({ by, details }) => [by, details])).toEqual([
    ['Salif', expect.stringMatching(/^8\s500\sFCFA comptés. Il manque 1\s500\sFCFA$/)],
  ])
})

it('Cash that comes after the count is counted with the next day, and once', async () => {
  // The day before, as if it had been closed then: 5 000 came in afterwards.
  const { payload } = till.shop.office
  const [kept] = await closings()
  await payload.db.updateOne({
    collection: 'clotures',
    id: kept?.id ?? 0,
    data: { jour: inDays(-1) },
  })
  const two = await Promise.all([close(5_000, 5_000), close(5_000, 5_000)])
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await closings()).map(({ ecart }) => ecart)).toEqual([-1_500, 0])
})

it.each([
  [{ jour: inDays(1) }, /pas encore là/],
  [{ jour: inDays(-3) }, /Un jour plus récent est déjà clos/],
  [{ jour: '2026-02-31' }, /Choisissez un jour/],
  [{ coupures: [{ valeur: 3000, nombre: 1 }] }, /Cette coupure n’existe pas/],
  [{ coupures: [{ valeur: 500, nombre: 1.5 }] }, /nombre entier/],
  [{ coupures: [{ valeur: 500, nombre: -1 }] }, /nombre entier/],
])('is refused in a sentence: %o', async (given, sentence) => {
  const answer = await close(0, 0, given)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await sentenceOf(answer)).toMatch(sentence)
})

it('is no business of editors', async () => {
  const given = { jour: today(), attendu: 0, coupures: [] }
  expect((await till.call('editor', 'POST', 'clotures/fermer', given)).status).toBe(403)
  expect((await till.call('editor', 'GET', 'clotures')).status).toBe(403)
})
