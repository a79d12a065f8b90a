import { openedOrder } from '@sira/contract/orders/orderAnswer'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { narrowedList } from '../../src/admin/dashboard/narrowedList.ts'
import { ordersWaiting } from '../../src/orders/desk/ordersWaiting.ts'
import { toCheck } from '../../src/orders/desk/salesState.ts'
import { toPrepare } from '../../src/orders/stateNames.ts'
import { orderWords } from '../../src/orders/words/orderWords.ts'
import type { Order } from '../../src/payload-types.ts'
import { picturesOf } from '../support/picturesOf.ts'
import { toldBands } from '../support/toldBands.ts'
import { attributesOf } from './support/openShop.ts'
import { openTill, sentenceOf, type Till } from './support/openTill.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.shop.close())

async function wordsOf(pdf: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  })
  return text.replace(/\u00a0/g, ' ').replace(/\p{Cf}/gu, '')
}

describe('The till', () => {
  it('is for those who serve customers', async () => {
    const { order, payment } = await till.ordered()
    for (const role of ['editor', null] as const) {
      expect((await till.call(role, 'GET', `commandes/${order.id}/caisse`)).status).toBe(403)
      const confirmed = { vers: 'confirmé', motif: 'Compté' }
      const path = `paiements/${payment.id}/decider`
      expect((await till.call(role, 'POST', path, confirmed)).status).toBe(403)
      expect((await till.call(role, 'GET', 'commandes/export')).status).toBe(403)
      expect((await till.call(role, 'GET', 'paiements/cloture')).status).toBe(403)
      expect((await till.call(role, 'GET', `commandes/${order.id}/imprimer`)).status).toBe(403)
    }
    expect((await till.deskOf(order)).paye).toBe(0)
  })

  it('confirms cash: receipt, paid order and its letter, with who and why', async () => {
    const { order, payment } = await till.ordered({ email: 'awa@exemple.bf' })
    expect((await till.decide(payment, { vers: 'confirmé', montantRecu: 5000 })).status).toBe(200)
    const desk = await till.deskOf(order)
    expect(desk).toMatchObject({ etat: 'payée', paye: 5000 })
    expect(desk.recus).toHaveLength(1)
    expect(desk.paiements[0]).toMatchObject({ etat: 'confirmé', encaisse: 'Salif' })
    const kept = await till.shop.office.payload.findByID({
      collection: 'paiements',
      id: payment.id,
    })
    expect(kept.etapes?.at(-1)).toMatchObject({
      vers: 'confirmé',
      par: 'personnel',
      qui: 'Salif',
      motif: 'Compté',
    })
    expect((await till.lettersTo(order)).at(-1)).toContain('Nous avons reçu votre paiement')
  })

  it('names no rest beside money that is owed back', async () => {
    const { order, payment } = await till.ordered()
    expect(await till.deskOf(order)).toMatchObject({ reste: 5000 })
    await till.decide(payment, { vers: 'confirmé', montantRecu: 5000 })
    await till.decide(payment, { vers: 'remboursement_dû' })
    expect(await till.deskOf(order)).toMatchObject({ etat: 'payée', paye: 0, reste: 0 })
    const { reference, cle } = order
    const opened = await till.shop.api.send('commandes/ouvrir', { reference, cle })
    expect(opened.json().data.attributes).toMatchObject({ reste: 0 })
    const file = await (await till.call('cashier', 'GET', 'commandes/export?format=csv')).text()
    const row = file.split('\r\n').find((line) => line.includes(reference))
    expect(row?.replaceAll('"', '').split(';').slice(-3)).toEqual(['5000', '0', '0'])
  })

  it('counts what waits on the first screen as its screens list it', async () => {
    const { payload } = till.shop.office
    const remise = {
      mode: 'livraison',
      ville: 'Bobo-Dioulasso',
      quartier: 'Accart',
      repere: 'École',
    }
    await till.ordered({ mode: 'especes_livraison', remise })
    const { payment } = await till.ordered()
    await till.decide(payment, { vers: 'confirmé', montantRecu: 5000 })
    const where = { role: { equals: 'cashier' } }
    const [cashier] = (await payload.find({ collection: 'users', where })).docs
    if (cashier === undefined) throw new Error('Nobody keeps the till.')
    const waiting = await ordersWaiting(payload, { ...cashier, collection: 'users' }, new Date())

    const { payments, orders } = await toCheck(payload)
    expect(waiting.toCheck).toBe(payments.length + orders.length)
    const list = narrowedList('commandes', toPrepare).replace('/admin/collections/', '')
    const { totalDocs } = await (await till.call('cashier', 'GET', list)).json()
    expect(waiting.toPrepare).toBe(totalDocs)
    expect(Math.min(waiting.toCheck, waiting.toPrepare)).toBeGreaterThan(0)
  })

  it('asks why before it refuses, and tells the customer', async () => {
    const { order, payment } = await till.ordered({ email: 'b@exemple.bf', mode: 'mobile_money' })
    const claim = { commande: order.reference, phone: '70123456', operateur: 'orange_money' }
    await till.shop.api.send('paiements', { ...claim, transaction: 'PP261123.1405.R0001' })
    const unsaid = await till.decide(payment, { vers: 'refusé', motif: ' ' })
    expect([unsaid.status, await sentenceOf(unsaid)]).toEqual([400, 'Écrivez pourquoi.'])
    const message = 'Ce numéro est d’un autre jour.'
    expect((await till.decide(payment, { vers: 'refusé', motif: 'Inconnu', message })).status).toBe(
      200,
    )
    expect((await till.lettersTo(order)).at(-1)).toContain('pas retrouvé votre paiement')
  })

  it('refuses what no table allows, with a sentence, and changes nothing', async () => {
    const { order, payment } = await till.ordered()
    const back = await till.decide(payment, { vers: 'remboursé' })
    expect(back.status).toBe(409)
    expect(await sentenceOf(back)).toContain('ne peut pas devenir')
    const given = { vers: 'remise', motif: 'Donnée' }
    const early = await till.call('cashier', 'POST', `commandes/${order.id}/avancer`, given)
    expect(early.status).toBe(409)
    const unknown = await till.call('cashier', 'POST', `commandes/${order.id}/avancer`, {
      vers: 'perdue',
      motif: 'Perdue',
    })
    expect(unknown.status).toBe(400)
    expect(await sentenceOf(unknown)).toContain('Option invalide')
    // Paid at the counter: nothing is confirmed before its money.
    const confirmed = { vers: 'confirmée', motif: 'Appelé' }
    const path = `commandes/${order.id}/avancer`
    expect((await till.call('cashier', 'POST', path, confirmed)).status).toBe(409)
    expect(await till.deskOf(order)).toMatchObject({ etat: 'en_attente', paye: 0 })
  })

  it('takes the number of a transfer once', async () => {
    const first = await till.ordered({ mode: 'mobile_money' })
    const second = await till.ordered({ mode: 'mobile_money' })
    const [{ id: operateur = 0 } = {}] = (await till.deskOf(first.order)).operateurs
    const typed = { vers: 'confirmé', operateur, transaction: 'PP261123.1405.A1O231' }
    expect((await till.decide(first.payment, typed)).status).toBe(200)
    const again = { ...typed, transaction: 'pp261123 1405 a10231' }
    const refused = await till.decide(second.payment, again)
    expect(refused.status).toBe(409)
    expect(await sentenceOf(refused)).toContain(first.order.reference)
    expect(await till.deskOf(second.order)).toMatchObject({ etat: 'en_attente', paye: 0 })
  })

  it('moves an order on, from paid to handed over', async () => {
    const { order, payment } = await till.ordered({ email: 'c@exemple.bf' })
    await till.decide(payment, { vers: 'confirmé' })
    for (const vers of ['préparée', 'remise']) {
      const moved = { vers, motif: 'Fait' }
      const answer = await till.call('cashier', 'POST', `commandes/${order.id}/avancer`, moved)
      expect(answer.status).toBe(200)
    }
    expect((await till.deskOf(order)).etat).toBe('remise')
    expect((await till.lettersTo(order)).join()).toContain('est prête')
  })

  it('gives papers to staff, and to who has the key of the order alone', async () => {
    const { order, payment } = await till.ordered({ nom: 'Awa Kaboré', locale: 'ar' })
    const printed = await till.call('cashier', 'GET', `commandes/${order.id}/imprimer`)
    expect(printed.headers.get('content-type')).toBe('application/pdf')
    expect(await wordsOf(await printed.arrayBuffer())).toContain('À encaisser 5 000 FCFA')
    await till.decide(payment, { vers: 'confirmé' })
    const [receipt] = (await till.deskOf(order)).recus
    const { reference, cle } = order
    const asked = { reference, cle, numero: receipt?.numero, locale: 'fr' }
    const own = await till.shop.api.send('commandes/recu', asked)
    expect(own.headers['cache-control']).toContain('no-store')
    const words = await wordsOf(new Uint8Array(own.rawPayload).buffer)
    expect(words).toContain('Montant reçu 5 000 FCFA')
    expect(words).toContain('Awa Kaboré')
    for (const wrong of [
      { cle: 'x' },
      { numero: '2020-000001' },
      { reference: 'CM-2026-2222222' },
    ]) {
      const other = await till.shop.api.send('commandes/recu', { ...asked, ...wrong })
      expect(other.statusCode).toBe(404)
    }
    const proForma = await till.shop.api.send('commandes/proforma', {
      reference,
      cle,
      locale: 'en',
    })
    expect(await wordsOf(new Uint8Array(proForma.rawPayload).buffer)).toContain('Total 5,000 FCFA')
  })

  it('gives money back with a receipt of its own row of numbers', async () => {
    const numbers: string[] = []
    for (const nom of ['Awa Kaboré', 'Issa Zongo']) {
      const { order, payment } = await till.ordered({ nom, locale: 'ar' })
      await till.decide(payment, { vers: 'confirmé' })
      await till.decide(payment, { vers: 'remboursement_dû', motif: 'Abîmé' })
      const path = `paiements/${payment.id}/papier`
      expect((await till.call('cashier', 'GET', path)).status).toBe(404)
      // Two taps are one refund.
      const given = { vers: 'remboursé', motif: 'Rendu' }
      const both = await Promise.all([till.decide(payment, given), till.decide(payment, given)])
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
      const desk = await till.deskOf(order)
      const numero = desk.paiements[0]?.recuRendu ?? ''
      numbers.push(numero)
      expect(desk.recus[0]?.montant).toBe(5_000)
      const { reference, cle } = order
      const asked = { reference, cle, numero, locale: 'fr' }
      const own = await till.shop.api.send('commandes/recu', asked)
      const printed = await wordsOf(new Uint8Array(own.rawPayload).buffer)
      for (const words of ['Reçu de remboursement', numero, nom, 'Montant rendu 5 000 FCFA']) {
        expect(printed).toContain(words)
      }
      expect(printed).not.toContain('Montant reçu')
      // Its cloth has the band of the refund, and none of what comes after it.
      const opened = await till.shop.api.send('commandes/ouvrir', { reference, cle })
      const { etapes } = openedOrder.parse(attributesOf(opened))
      const last = etapes.findIndex(({ titre }) => titre === orderWords.ar.payments.remboursé)
      expect(last).toBeGreaterThan(0)
      expect(await picturesOf(own.rawPayload)).toEqual([
        toldBands(reference, etapes.slice(0, last + 1)),
      ])
      const stranger = await till.shop.api.send('commandes/recu', { ...asked, cle: 'x' })
      expect(stranger.statusCode).toBe(404)
      expect((await till.call('cashier', 'GET', path)).headers.get('content-type')).toBe(
        'application/pdf',
      )
    }
    const year = new Date().getUTCFullYear()
    const [first = 0, second] = numbers.map((one) => Number(one.replace(`RB-${year}-`, '')))
    expect(second).toBe(first + 1)
  })

  it('exports what the list shows, its amounts as numbers', async () => {
    await till.ordered({ nom: '=cmd()' })
    const csv = await (await till.call('cashier', 'GET', 'commandes/export?format=csv')).text()
    expect(csv).toContain('"Référence";"Commandée le";"État"')
    expect(csv).toContain(`"'=cmd()"`)
    const xlsx = await till.call('cashier', 'GET', 'commandes/export?format=xlsx')
    expect(xlsx.status).toBe(200)
  })
})

describe('The day of an accountant', () => {
  it('is closed with what came in and what went back, by mode and by person', async () => {
    const wrong = await till.ordered({ mode: 'virement' }, 2)
    const typed = { vers: 'confirmé', transaction: 'VIR-2026-0001', montantRecu: 9999 }
    expect((await till.decide(wrong.payment, typed)).status).toBe(200)
    expect(await till.deskOf(wrong.order)).toMatchObject({ etat: 'en_attente', paye: 9999 })
    const back = await till.ordered()
    await till.decide(back.payment, { vers: 'confirmé' })
    for (const vers of ['remboursement_dû', 'remboursé']) {
      expect((await till.decide(back.payment, { vers, motif: 'Livre abîmé' })).status).toBe(200)
    }
    const day = new Date().toISOString().slice(0, 10)
    const path = `paiements/cloture?jour=${day}&format=csv`
    const lines = (await (await till.call('cashier', 'GET', path)).text()).split('\r\n')
    const of = (order: Order) => lines.filter((line) => line.includes(order.reference))
    expect(of(wrong.order)).toEqual([expect.stringContaining('"Salif";"9999";"Confirmé"')])
    expect(of(back.order)).toEqual([
      expect.stringContaining('"Salif";"5000";"Remboursé"'),
      expect.stringContaining('"-5000";"Remboursé"'),
    ])
  })
})
