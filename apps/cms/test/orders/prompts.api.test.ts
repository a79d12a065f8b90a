import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetTurns } from '../../src/database/records/recipientTurns.ts'
import { askAbout } from '../../src/money/polling/askAbout.ts'
import { describeOn, onSqlite } from '../support/suiteDatabase.ts'
import { openPaidShop, type PaidShop } from './support/openPaidShop.ts'
import { attributesOf, customer } from './support/openShop.ts'

const hourMs = 3_600_000
const plan = { nature: 'formule', code: 'mensuel' }
const said = {
  fr: /réessayez à partir de \d\d:\d\d .*ou payez autrement.*mobile money/,
  en: /try again from \d\d:\d\d .*or pay in another way.*mobile money/,
  ar: /أعد المحاولة ابتداءً من الساعة \d\d:\d\d/,
} as const

describeOn(onSqlite, 'the phone of somebody whose number others write into orders', () => {
  let shop: PaidShop
  beforeAll(async () => {
    shop = await openPaidShop()
    shop.plays('never')
  })
  afterAll(() => shop.close())

  const order = (phone: string, at: number, more: object = {}) =>
    shop.api.send(
      'commandes',
      { ...customer, lignes: [plan], mode: 'pawapay', phone, ...more },
      { 'x-forwarded-for': `198.51.100.${at}` },
    )
  const promptsAt = (phone: string) =>
    shop.operator.desk.payments.all().filter((one) => one.phone.endsWith(phone.replaceAll(' ', '')))

  it('rings three times an hour, from wherever it is asked; every order is kept', async () => {
    const phone = '02 77 00 01'
    const lines: unknown[] = []
    shop.office.payload.logger.warn = (...line: unknown[]) => void lines.push(line)
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all([1, 2, 3, 4].map((at) => order(phone, 4 * round + at)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    }
    // An operator who did not hear in time is asked again, under the same number.
    for (const { id, etat } of (await shop.office.payload.find({ collection: 'paiements' })).docs) {
      if (etat === 'créé') await askAbout(id, shop.office.payload)
    }
    expect(promptsAt(phone)).toHaveLength(3)
    const told = lines.map((line) => JSON.stringify(line))
    expect(told.filter((line) => line.includes('plafond des demandes'))).toHaveLength(9)
    expect(told.join()).not.toContain('770001')
    // Somebody else's rings all the same.
    await order('02 77 00 02', 1)
    expect(promptsAt('02 77 00 02')).toHaveLength(1)
  })

  it.each(['fr', 'en', 'ar'] as const)(
    'is left in peace with a sentence that says when, and how to pay else (%s)',
    async (locale) => {
      const phone = `02 78 00 ${{ fr: '01', en: '02', ar: '03' }[locale]}`
      for (const at of [1, 2, 3]) await order(phone, at)
      const held = attributesOf(await order(phone, 4, { locale }))
      expect(held.etat).toBe('en_attente')
      expect(held.paiement.instructions).toMatch(said[locale])
      const { reference, cle } = held
      const opened = attributesOf(await shop.api.send('commandes/ouvrir', { reference, cle }))
      expect(opened.modes).toEqual(['especes_agence', 'mobile_money', 'virement', 'cinetpay'])
      const again = await shop.api.send('commandes/payer', { reference, cle, mode: 'pawapay' })
      expect(again.statusCode).toBe(409)
      const other = await shop.api.send('commandes/payer', { reference, cle, mode: 'mobile_money' })
      expect(attributesOf(other).paiement.mode).toBe('mobile_money')
    },
  )

  it('may ring again once the hour is over', async () => {
    const phone = '02 79 00 01'
    for (const at of [1, 2, 3, 4]) await order(phone, at)
    const { reference, cle } = attributesOf(await order(phone, 5))
    await forgetTurns(shop.office.payload, new Date())
    const again = () => shop.api.send('commandes/payer', { reference, cle, mode: 'pawapay' })
    expect((await again()).statusCode).toBe(409)
    await forgetTurns(shop.office.payload, new Date(Date.now() + hourMs + 1000))
    expect((await again()).statusCode).toBe(200)
    expect(promptsAt(phone)).toHaveLength(4)
  })
})
