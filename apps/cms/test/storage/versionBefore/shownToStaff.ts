import { expect, it } from 'vitest'
import { answeredBefore, type KeptRow, linesOf, rowsOf } from './fixture.ts'
import { expectSameHistory } from './historyBefore.ts'
import type { Found, Office } from './office.ts'

const message = [
  ...['reference', 'email', 'phone', 'message', 'locale', 'source', 'suspicion', 'state'],
  ...['assignee_id', 'next_step', 'created_at', 'deleted_at'],
]
const columnsOf = {
  contacts: [...message, 'name', 'subject', 'indicatif'],
  devis: [...message, 'nom', 'service', 'amount'],
  newsletters: ['email', 'locale', 'state', 'subscription', 'refusals', 'confirmed_at'],
  estimations: [
    ...['nom', 'email', 'phone', 'locale', 'numero', 'etat', 'total', 'mot', 'conditions'],
    ...['demande_id', 'envoye_le', 'replied_at'],
  ],
  commandes: [
    ...['reference', 'etat', 'nom', 'phone', 'email', 'locale', 'mode', 'total', 'paye', 'notes'],
    ...['echeance', 'created_at'],
  ],
  paiements: [
    ...['commande_id', 'etat', 'mode', 'montant', 'montant_recu', 'transaction', 'motif'],
    ...['encaisse_par', 'encaisse_le'],
  ],
  recus: ['numero', 'rang', 'montant', 'commande_id', 'paiement_id', 'date'],
  emails: ['to', 'reply_to', 'subject', 'text', 'html', 'kind', 'created_at'],
  letters: ['state', 'recipients', 'send_at', 'sent_at'],
  journal: ['by', 'act', 'what', 'title', 'details', 'created_at'],
}
/** What desks show of orders and payments since this version. */
const newOnDesks = new Set([
  ...['livraison', 'livreur', 'litRelecture', 'recuRendu', 'relecture', 'reste'],
])
const stepColumns = ['date', 'de', 'vers', 'par', 'qui', 'motif', 'message']

type Shown = keyof typeof columnsOf

/** The questions of staff about each record, in every state. */
export function shownToStaff(office: () => Office): void {
  /** The records of a table are those that were there, with all that they had. */
  async function expectAll(table: Shown, more: (row: KeptRow) => Found = () => ({})) {
    const found = await office().list(table)
    expect(new Set(found.keys())).toEqual(new Set(rowsOf(table).map(({ id }) => id)))
    for (const row of rowsOf(table)) {
      const expected = { ...fieldsOf(row, columnsOf[table]), ...more(row) }
      for (const [field, value] of Object.entries(expected)) {
        const shown = found.get(row.id)?.[field] ?? null
        expect(shown, `${field} of ${table} ${row.id}`).toEqual(value)
      }
    }
    return found
  }
  const linesIn = (table: string, row: KeptRow, columns: readonly string[]) =>
    linesOf(table, row).map((line) => expect.objectContaining(fieldsOf(line, columns)))
  async function expectFile(path: string, content: unknown) {
    const answer = await office().staff('agent', path)
    expect(answer.status, path).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.equals(Buffer.from(String(content), 'base64')), path).toBe(true)
  }
  async function expectDesk(path: string, before: unknown) {
    const answer = await office().staff('agent', `${path}/caisse`)
    const same = (key: string, value: unknown) => (newOnDesks.has(key) ? undefined : value)
    expect(JSON.parse(await answer.text(), same), path).toEqual(before)
  }

  it('each order, with its lines, its steps, its money and what may be done next', async () => {
    await expectAll('commandes', (row) => ({
      etapes: linesIn('commandes_etapes', row, stepColumns),
      lignes: linesIn('commandes_lignes', row, ['nature', 'titre', 'quantite', 'prix', 'montant']),
    }))
    const { desks } = answeredBefore
    const ask = ({ id, reference }: KeptRow) =>
      expectDesk(`commandes/${id}`, desks[String(reference)])
    await Promise.all(rowsOf('commandes').map(ask))
  })

  it('each payment in its state with its steps, that of no order too, and each receipt', async () => {
    await expectAll('paiements', (row) => ({
      etapes: linesIn('paiements_etapes', row, stepColumns),
    }))
    await expectAll('recus')
    const { payments } = answeredBefore
    const ask = ({ id }: KeptRow) => expectDesk(`paiements/${id}`, payments[String(id)])
    await Promise.all(rowsOf('paiements').map(ask))
  })

  it.each(['contacts', 'devis', 'newsletters', 'estimations'] as const)(
    'each of the %s, in the trash or not, with every step of its history',
    async (table) => {
      const found = await expectAll(table, table === 'devis' ? pricedByEstimate : undefined)
      for (const row of rowsOf(table)) expectSameHistory(found.get(row.id)?.history, row)
    },
  )

  it('each note with who signed it, and each line of an estimate', async () => {
    await expectAll('contacts', (row) => ({
      notes: linesIn('contacts_notes', row, ['text', 'author', 'at']),
    }))
    await expectAll('estimations', (row) => ({
      lignes: linesIn('estimations_lignes', row, ['designation', 'quantite', 'prix']),
    }))
  })

  it('each estimate that was sent prints as it was sent', async () => {
    const sent = rowsOf('estimations').filter(({ etat }) => etat !== 'brouillon')
    await Promise.all(sent.map(({ id, pdf }) => expectFile(`estimations/${id}/pdf`, pdf)))
  })

  it('each attachment that left or came, as it was', async () => {
    const files = rowsOf('attachments')
    await Promise.all(files.map(({ id, content }) => expectFile(`attachments/${id}/file`, content)))
  })

  it('each e-mail with its text, what it is about and, once it left, what became of it', async () => {
    await expectAll('emails', (row) => ({
      about: aboutOf(row),
      ...(row.state === 'waiting' ? {} : fieldsOf(row, ['state', 'last_error', 'attempts'])),
    }))
  })

  it('each newsletter, sent, planned or not, and what staff did with it', async () => {
    await expectAll('letters', (row) => {
      const words = rowsOf('letters_locales').find(({ _parent_id }) => _parent_id === row.id)
      return fieldsOf(words ?? {}, ['subject', 'body'])
    })
    await expectAll('journal')
  })
}

/** A request without an amount has that of its estimate that stands. */
function pricedByEstimate({ id, amount }: KeptRow): Found {
  const standing = rowsOf('estimations').find(
    ({ demande_id: request, etat }) =>
      request === id && ['envoyé', 'accepté'].includes(String(etat)),
  )
  return { amount: amount ?? standing?.total ?? null }
}

/** By the names that the fields of these columns have. */
function fieldsOf(row: KeptRow, columns: readonly string[]): Found {
  const fields = columns.map((column) => {
    const name = column.replace(/_id$/, '')
    const field = name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
    return [field, row[column] ?? null]
  })
  return Object.fromEntries(fields)
}

/** The record that an e-mail names. */
function aboutOf({ id }: KeptRow): Found | null {
  const link = rowsOf('emails_rels').find(({ parent_id }) => parent_id === id) ?? {}
  const names = Object.keys(link).filter((name) => name.endsWith('_id') && name !== 'parent_id')
  const [name] = names
  return name === undefined ? null : { relationTo: name.replace(/_id$/, ''), value: link[name] }
}
