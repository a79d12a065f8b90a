import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReadColumns, ReadStatement } from '../../src/money/statements/importedStatement.ts'
import { openTill, sentenceOf, type Till } from './support/openTill.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.shop.close())

describe('A statement', () => {
  const rows = (lines: string[]) =>
    Buffer.from(['Date;N° de transaction;Téléphone;Montant', ...lines].join('\n')).toString(
      'base64',
    )
  const colonnes = { transaction: 'N° de transaction', montant: 'Montant', phone: 'Téléphone' }

  async function operator(): Promise<number> {
    const { docs } = await till.shop.office.payload.find({ collection: 'operateurs', limit: 1 })
    return docs[0]?.id ?? 0
  }

  it('is laid beside what customers declared; staff confirm, and a second import adds nothing', async () => {
    const { order, payment } = await till.ordered({ mode: 'mobile_money' })
    const claim = { commande: order.reference, phone: '70123456', operateur: 'orange_money' }
    await till.shop.api.send('paiements', { ...claim, transaction: 'PP261123.1510.S0001' })
    const path = `operateurs/${await operator()}/releve`
    const fichier = rows([
      '23/11/2026 15:10;pp261123 1510 s0001;70123456;5 000',
      '23/11/2026 15:12;PP261123.1512.S0002;76000000;123',
    ])
    const columns: ReadColumns = await (
      await till.call('cashier', 'POST', path, { fichier })
    ).json()
    expect(columns.mapping).toMatchObject(colonnes)
    const read = async (): Promise<ReadStatement> =>
      (await till.call('cashier', 'POST', path, { fichier, colonnes })).json()
    const [known, unknown] = (await read()).lines
    expect(known?.matches).toMatchObject([
      { by: 'numéro', amountFits: true, payment: { id: payment.id } },
    ])
    expect(unknown?.matches).toEqual([])
    expect((await till.decide(payment, { vers: 'confirmé', montantRecu: 5000 })).status).toBe(200)
    const again = await read()
    expect(again.lines[0]?.counted).toMatchObject({ id: payment.id, etat: 'confirmé' })
    const { totalDocs } = await till.shop.office.payload.count({
      collection: 'evenements',
      where: { fournisseur: { equals: 'relevé orange_money' } },
    })
    expect(totalDocs).toBe(2)
  })

  it('shows a line that failed with its reason, and proposes the payment of the one that came', async () => {
    const { payment } = await till.ordered({ mode: 'mobile_money' })
    const path = `operateurs/${await operator()}/releve`
    const fichier = Buffer.from(
      [
        'Date;Référence;Statut;Téléphone;Montant',
        `${payment.date.slice(0, 10)};R90060;Échoué;70123456;5 000 F CFA`,
        `${payment.date.slice(0, 10)};R90061;Réussi;70123456;5 000 F CFA`,
      ].join('\n'),
    ).toString('base64')
    // As a mapping that was kept before statuses were read.
    const named = { transaction: 'Référence', montant: 'Montant', date: 'Date' }
    const answer = await till.call('cashier', 'POST', path, { fichier, colonnes: named })
    const { lines, skipped }: ReadStatement = await answer.json()
    expect(skipped).toEqual([
      {
        line: 1,
        why: 'statut « Échoué »',
        text: expect.stringContaining('R90060 · Échoué · 70123456 · 5 000 F CFA'),
      },
    ])
    expect(lines).toMatchObject([{ transaction: 'R90061', montant: 5000, status: 'Réussi' }])
    expect(lines[0]?.matches.map((match) => match.payment.id)).toContain(payment.id)
  })

  it('is cut by the separator that staff say', async () => {
    const fichier = Buffer.from('Date;Montant|Référence;a\n26/11/2026;5|R90070;b').toString(
      'base64',
    )
    const path = `operateurs/${await operator()}/releve`
    const answer = await till.call('cashier', 'POST', path, { fichier, separateur: '|' })
    const { columns }: ReadColumns = await answer.json()
    expect(columns).toEqual(['Date;Montant', 'Référence;a'])
  })

  it('money that fits nothing is kept once, and pays the order that somebody finds', async () => {
    const path = `operateurs/${await operator()}/inconnu`
    const given = { transaction: 'PP261123.1600.U0001', montant: 5000, motif: 'Vu sur le relevé' }
    expect((await till.call('cashier', 'POST', path, given)).status).toBe(200)
    const twice = { ...given, transaction: 'pp2611231600u0001' }
    expect((await till.call('cashier', 'POST', path, twice)).status).toBe(409)
    const { docs } = await till.shop.office.payload.find({
      collection: 'paiements',
      where: { transaction: { equals: given.transaction } },
    })
    const [money] = docs
    if (!money) throw new Error('Nothing was kept')
    expect(money.etat).toBe('à_rapprocher')
    const { order } = await till.ordered({ mode: 'mobile_money' })
    const found = { vers: 'confirmé', reference: order.reference.toLowerCase() }
    expect((await till.decide(money, { ...found, reference: 'CM-2026-2222222' })).status).toBe(404)
    expect((await till.decide(money, found)).status).toBe(200)
    expect(await till.deskOf(order)).toMatchObject({ etat: 'payée', paye: 5000 })
  })

  it.each([
    ['nothing', '', 'Choisissez le fichier du relevé.'],
    ['no table', Buffer.from('a').toString('base64'), 'Ce relevé n’a aucune ligne.'],
  ])('that is %s is refused with a sentence', async (_what, fichier, sentence) => {
    const answer = await till.call('cashier', 'POST', `operateurs/${await operator()}/releve`, {
      fichier,
    })
    expect([answer.status, await sentenceOf(answer)]).toEqual([400, sentence])
  })
})
