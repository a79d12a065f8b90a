import { describe, expect, it } from 'vitest'
import { historySteps } from './historySteps.ts'

const at = '2026-11-20T08:00:00.000Z'
const line = (what: string, more: object = {}) => ({ at, by: 'Fatou', what, ...more })
const step = (more: object) => ({
  date: at,
  par: 'personnel',
  qui: 'Fatou',
  de: null,
  vers: null,
  motif: null,
  message: null,
  ...more,
})

describe('A history of French lines becomes steps', () => {
  it('with the oldest first, and moves that know where they come from', () => {
    const lines = [
      line('Mot au visiteur', { message: 'Prêt demain.' }),
      line('État\u00a0: Répondu'),
      line('État : En cours'),
      { ...line('Reçu'), by: 'Le site' },
    ]
    expect(historySteps(lines, 'devis')).toEqual([
      step({ par: 'client', qui: null, acte: 'received' }),
      step({ vers: 'in_progress' }),
      step({ de: 'in_progress', vers: 'answered' }),
      step({ acte: 'told', message: 'Prêt demain.' }),
    ])
  })

  it('of an estimate too', () => {
    const lines = [line('Réponse lue'), line('Envoyé'), line('Brouillon')]
    expect(historySteps(lines, 'estimations')).toEqual([
      step({ vers: 'brouillon' }),
      step({ de: 'brouillon', vers: 'envoyé' }),
      step({ acte: 'replyRead' }),
    ])
  })

  it.each([
    ['Saisi à la main (Téléphone)', 'entered', 'Téléphone'],
    ['Suivi par : personne', 'assigned', 'personne'],
    ['Prochaine action\u00a0: Rappeler, le 25/11/2026', 'planned', 'Rappeler, le 25/11/2026'],
    ['Prochaine action retirée', 'planned', 'retirée'],
    ['Montant estimé retiré', 'valued', 'retiré'],
    ['Réponse envoyée : Votre demande', 'answered', 'Votre demande'],
    ['Devis D2026-0007 envoyé', 'estimated', 'D2026-0007'],
    ['Lettre refusée : adresse inconnue (1 sur 3)', 'letterFailed', 'adresse inconnue (1 sur 3)'],
    ['Abonnement : Confirmé', 'subscribed', 'Confirmé'],
    ['Ce que personne n’a prévu', 'other', 'Ce que personne n’a prévu'],
  ])('with a code for « %s »', (what, acte, motif) => {
    expect(historySteps([line(what)], 'contacts')).toEqual([step({ acte, motif })])
  })

  it('with replies, letters, estimates and files', () => {
    const files = [{ id: 3, name: 'bon.pdf', size: 12 }]
    const lines = [
      line('Réponse par e-mail du 20/11/2026', { reply: 'Oui.', letter: 7, files }),
      line('Devis D2026-0001 envoyé', { estimate: 4 }),
    ]
    expect(historySteps(lines, 'devis')).toEqual([
      step({ acte: 'estimated', motif: 'D2026-0001', estimation: 4 }),
      step({ acte: 'replied', motif: 'du 20/11/2026', reponse: 'Oui.', lettre: 7, fichiers: files }),
    ])
  })

  it.each([null, 'x', { a: 1 }, ['x', null, { date: at }]])('and %j stays as it is', (odd) => {
    expect(historySteps(odd, 'devis')).toEqual(Array.isArray(odd) ? odd.toReversed() : odd)
  })
})
