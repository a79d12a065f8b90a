import { describe, expect, test } from 'vitest'
import { claimedPayment, openedOrder, orderAnswer, orderQuote } from './orderAnswer.ts'

const line = {
  nature: 'livre',
  id: 3,
  titre: 'Gérer sa trésorerie',
  quantite: 2,
  prix: 6_000,
  montant: 12_000,
  du: null,
  au: null,
}
const quote = {
  lignes: [line],
  livraison: 1_000,
  total: 13_000,
  devise: 'XOF',
  villes: [{ ville: 'Ouagadougou', frais: 1_000 }],
  modes: ['especes_agence'],
}
const order = {
  reference: 'CM-2026-7KQ4P9X',
  etat: 'en_attente',
  total: 13_000,
  livraison: 1_000,
  devise: 'XOF',
  lignes: [line],
  echeance: '2026-11-26T10:00:00.000Z',
  paiement: { mode: 'mobile_money', instructions: 'Composez *144#.' },
  cle: 'a1b2',
}
const opened = {
  ...order,
  createdAt: '2026-11-23T10:00:00.000Z',
  nom: 'Awa Ouédraogo',
  phone: '+22670123456',
  email: null,
  remise: { mode: 'agence' },
  entreprise: null,
  note: null,
  paye: 0,
  reste: 13_000,
  paiements: [
    { mode: 'mobile_money', etat: 'en_attente', montant: 13_000, date: '2026-11-23T10:00:00.000Z' },
  ],
  recus: [],
  etapes: [{ date: '2026-11-23T10:00:00.000Z', titre: 'Commande reçue' }],
  operateurs: [],
  modes: ['pawapay'],
  peutAnnuler: true,
}

describe('Amounts on the wire', () => {
  test.each([99.5, -1, '13000', null])('are whole FCFA, and never %j', (total) => {
    for (const [shape, whole] of [
      [orderQuote, quote],
      [orderAnswer, order],
      [openedOrder, opened],
    ] as const) {
      expect(shape.safeParse(whole).success).toBe(true)
      expect(shape.safeParse({ ...whole, total }).success).toBe(false)
    }
  })

  test('are of one currency', () => {
    expect(orderQuote.safeParse({ ...quote, devise: 'EUR' }).success).toBe(false)
  })

  test('of a claimed payment as well', () => {
    const claimed = {
      commande: order.reference,
      etat: 'déclaré',
      operateur: 'Orange Money',
      transaction: 'PP1',
      montant: 13_000,
    }
    expect(claimedPayment.parse(claimed)).toEqual(claimed)
    expect(claimedPayment.safeParse({ ...claimed, montant: 0.5 }).success).toBe(false)
  })
})

describe('An order on the wire', () => {
  test.each(['payee', 'paid', '', 'créé'])('has no state %j', (etat) => {
    expect(orderAnswer.safeParse({ ...order, etat }).success).toBe(false)
  })

  test('that is kept without an end says so by nothing', () => {
    expect(orderAnswer.parse({ ...order, echeance: null }).echeance).toBeNull()
    expect(orderAnswer.safeParse({ ...order, echeance: 'demain' }).success).toBe(false)
  })

  test('says from when to when a plan runs by days', () => {
    const plan = { ...line, du: '2026-11-23', au: '2026-12-22' }
    expect(orderAnswer.parse({ ...order, lignes: [plan] }).lignes[0]?.au).toBe('2026-12-22')
    const moment = { ...line, du: '2026-11-23T00:00:00Z' }
    expect(orderAnswer.safeParse({ ...order, lignes: [moment] }).success).toBe(false)
  })

  test('is opened with all that its page shows, and nothing of what staff write for themselves', () => {
    const read = openedOrder.parse({ ...opened, notes: 'Client difficile', empreinte: 'f00' })
    expect(Object.keys(read)).not.toContain('notes')
    expect(Object.keys(read)).not.toContain('empreinte')
    for (const missing of ['reste', 'paiements', 'recus', 'etapes', 'operateurs', 'peutAnnuler']) {
      expect(openedOrder.safeParse({ ...opened, [missing]: undefined }).success).toBe(false)
    }
  })
})
