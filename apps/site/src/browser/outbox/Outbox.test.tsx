import { beforeAll, expect, test } from 'vitest'
import { rendered } from '../../../test/markup.ts'
import { holdForm } from '../forms/heldForms.ts'
import { type Gone, Outbox } from './Outbox.tsx'
import type { OutboxEntry, OutboxNote } from './outbox.ts'

beforeAll(async () => {
  await holdForm('devis')
})

const actions = {
  resend: async () => undefined,
  takeUp: async () => undefined,
  hold: async () => undefined,
  remove: async () => undefined,
}

function kept(id: number, more: Partial<OutboxNote> = {}): OutboxEntry {
  return {
    id,
    since: Date.UTC(2026, 10, 22, 9, 5),
    request: new Request('https://sira.example/api/devis', { method: 'POST' }),
    endpoint: 'devis',
    typed: { email: 'awa@exemple.bf', message: 'Bonjour. '.repeat(20) },
    key: `clef-${id}`,
    waitsFor: 'network',
    ...more,
  }
}

function shown(entries: readonly OutboxEntry[], gone: readonly Gone[] = []) {
  return rendered(
    <Outbox
      locale="fr"
      gone={gone}
      entries={entries}
      actions={actions}
      stopThanking={() => undefined}
    />,
  )
}

test('What waits for the network and what waits for the visitor are counted apart', () => {
  const { text } = shown([kept(1), kept(2), kept(3, { waitsFor: 'person' })])
  expect(text).toContain('2 envois sont gardés sur cet appareil. Ils partiront d’eux-mêmes')
  expect(text).toContain('Un envoi n’est pas parti. Rien n’est perdu')
})

test('Each is known by its form and by how it begins, and can be sent, taken up or removed', () => {
  const { html, text } = shown([kept(1)])
  expect(html).toContain('<section class="outbox" aria-label="Envois en attente">')
  expect(html).toContain(`<p>${'Bonjour. '.repeat(20).slice(0, 80)}</p>`)
  expect(text).toMatch(/Demande de devis \d\d:\d\d/)
  expect(text).toMatch(/Renvoyer Reprendre ma saisie Supprimer$/)
})

test('A subscription, which has no message, is known by its address', () => {
  const { text } = shown([kept(1, { endpoint: 'newsletters', typed: { email: 'awa@exemple.bf' } })])
  expect(text).toContain('awa@exemple.bf')
})

test('What can be done about it is said with it', () => {
  expect(shown([kept(1, { advice: 'Réessayez dans une minute.' })]).text).toContain(
    'Réessayez dans une minute.',
  )
})

test('Where everything has gone, it is thanked for, and nothing waits any more', () => {
  const { html, text } = shown([], [{ key: 'clef-1', endpoint: 'devis' }])
  expect(text).toBe('Votre demande a bien été envoyée !')
  expect(html).toContain('role="status"')
  expect(html).not.toContain('outbox')
})

test('What has gone is said once of each kind, with each reference and the way to follow it', () => {
  const { html, text } = shown(
    [],
    [
      { key: 'clef-1', endpoint: 'devis', reference: 'DV-2026-7KQ4P9X' },
      { key: 'clef-2', endpoint: 'devis', reference: 'DV-2026-8KQ4P9X' },
    ],
  )
  expect(text.match(/Votre demande a bien été envoyée/g)).toHaveLength(1)
  for (const reference of ['DV-2026-7KQ4P9X', 'DV-2026-8KQ4P9X']) {
    expect(text).toContain(`Votre référence\u00a0: ${reference} Suivre ma demande`)
    expect(html).toContain(`href="/suivi?reference=${reference}"`)
  }
})

test('An order that has gone leads to its page, and one that waits is called an order', () => {
  const address = '/commandes/CM-2026-7KQ4P9X'
  const { html, text } = shown(
    [kept(1, { endpoint: 'commandes', typed: { nom: 'Awa' } })],
    [{ key: 'clef-2', endpoint: 'commandes', address, reference: 'CM-2026-7KQ4P9X' }],
  )
  expect(html).toContain(`<a href="${address}"`)
  expect(text).toContain('CM-2026-7KQ4P9X')
  expect(text).toContain('Votre commande est enregistrée.')
  expect(text).toMatch(/Commande \d\d:\d\d/)
})

test('An order that was not taken as it is says so, and is looked at again before it is sent', () => {
  const order = kept(1, { endpoint: 'commandes', typed: {}, waitsFor: 'answered' })
  const { text } = shown([order])
  expect(text).toContain('un prix ou un stock a changé, rien n’est commandé')
  expect(text).toContain('Un envoi n’est pas parti. Rien n’est perdu')
  expect(text).toMatch(/\d\d:\d\d Entre-temps.+ commandé\. Relire ma commande Supprimer$/)
})

test.each(['network', 'person'] as const)(
  'Of an order that waits for the %s nothing is said that nobody has answered, and the page takes it up',
  (waitsFor) => {
    const { text } = shown([kept(1, { endpoint: 'commandes', typed: {}, waitsFor })])
    expect(text).not.toContain('a changé')
    expect(text).toMatch(/Renvoyer Relire ma commande Supprimer$/)
  },
)
