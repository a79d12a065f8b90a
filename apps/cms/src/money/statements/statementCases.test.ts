import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readStatement } from './readStatement.ts'
import { statementLines } from './statementLines.ts'
import { guessedMapping } from './statementMapping.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', `${name}.csv`))

/** The sums that staff get with the proposed mapping unchanged. */
function moneyOf(file: Uint8Array) {
  const statement = readStatement(file)
  const { transaction = '', montant = '', ...others } = guessedMapping(statement.columns)
  return statementLines(statement, { transaction, montant, ...others })
}

const table = (...rows: string[]) =>
  moneyOf(bytes(['Date;Référence;Statut;Téléphone;Montant', ...rows].join('\n')))
const amounts = (...typed: string[]) =>
  table(...typed.map((amount, at) => `26/11/2026 14:34;R1000${at};;70123456;"${amount}"`))

describe('The statement of an operator, as a person reads it', () => {
  test('has 3 000 francs in each spelling of the currency', () => {
    const { lines, skipped } = moneyOf(fixture('montants-f-cfa'))
    expect(lines.map(({ montant }) => montant)).toEqual(Array(5).fill(3000))
    expect(skipped).toEqual([])
  })

  test('has 3 000 francs with three decimals, and with four', () => {
    const { lines, skipped } = moneyOf(fixture('trois-decimales'))
    expect(lines.map(({ montant }) => montant)).toEqual([3000, 3000, 3000])
    expect(skipped).toEqual([])
  })

  test('has commas between thousands', () => {
    const { lines } = moneyOf(fixture('milliers-a-virgule'))
    expect(lines).toMatchObject([{ transaction: 'T10040', montant: 3000, phone: '70123456' }])
  })

  test('says nothing of what « 500.000 » is where another amount has three decimals', () => {
    const { lines, skipped } = amounts('3000.000', '500.000', '1.250.000')
    expect(lines.map(({ montant }) => montant)).toEqual([3000, 1_250_000])
    expect(skipped).toMatchObject([
      { line: 2, why: expect.stringMatching(/500\sFCFA ou 500\s000\sFCFA/) },
    ])
  })

  test('has the hours of the afternoon', () => {
    const { lines } = moneyOf(fixture('heure-12h-pm'))
    expect(lines).toMatchObject([{ date: '2026-11-26T14:34:00.000Z' }])
  })

  test.each(['entete-avec-virgules', 'libelle-avec-virgules'])(
    'has the separator of its table: %s',
    (name) => {
      expect(moneyOf(fixture(name)).lines).toMatchObject([{ montant: 3000 }])
    },
  )

  test('is read with the separator that its first line names', () => {
    const text = 'sep=|\r\nDate|Référence|Montant\r\n26/11/2026|R10001|3000\r\n'
    expect(moneyOf(bytes(text)).lines).toMatchObject([{ montant: 3000 }])
  })

  test('has the separator of its table under a letterhead of several lines, of another number of columns', () => {
    const letterhead =
      'Wave,Agence,Ouaga,Faso,BP 1\nCompte,70000000,Sira,FCFA,1\nPériode,du,1er,au,30'
    const text = `${letterhead}\nDate;Référence;Montant\n26/11/2026;R10001;3000`
    expect(moneyOf(bytes(text)).lines).toMatchObject([{ montant: 3000 }])
  })

  test('is no payment whose money went back on another of its lines', () => {
    const { lines, skipped } = table(
      '26/11/2026;R10001;Réussi;70123456;3000',
      '26/11/2026;R10001;Reversed;70123456;3000',
    )
    expect(lines).toEqual([])
    expect(skipped).toMatchObject([{ why: 'annulé par la ligne 2' }, { line: 2 }])
  })

  test('is read with the separator that a person chose', () => {
    const text = 'Date|Réf;Montant|Montant\n26/11/2026|R1;2|3000'
    expect(readStatement(bytes(text)).columns).toEqual(['Date|Réf', 'Montant|Montant'])
    expect(readStatement(bytes(text), '|').columns).toEqual(['Date', 'Réf;Montant', 'Montant'])
  })

  test('has no payment in lines that failed', () => {
    const { lines, skipped } = moneyOf(fixture('transactions-echouees'))
    expect(lines).toMatchObject([{ transaction: 'R10061', status: 'Réussi' }])
    expect(skipped).toEqual([
      { line: 1, why: 'statut « Échoué »' },
      { line: 3, why: 'statut « Annulé »' },
    ])
  })

  test.each([
    ...[
      'Sans succès',
      'Insuccès',
      'KO',
      'NOK',
      'Non',
      'Aborted',
      'Solde insuffisant',
      '0',
      'false',
    ],
    ...['Contesté', 'En suspens', 'Sans suite', 'Opération impossible', 'Partiel', 'فشل', 'ملغى'],
    ...['FAILED', 'Echec', 'Transaction échouée', 'Rejetée', 'Refusé', 'Declined', 'TF', 'Error'],
    ...[
      'Cancelled',
      'Canceled',
      'ANNULEE',
      'Expiré',
      'Expired',
      'Abandonnée',
      'Timed out',
      'Bloqué',
    ],
    ...['En attente', 'PENDING', 'En cours de traitement', 'Processing', 'Initiated', 'Suspendu'],
    ...['Reversed', 'Remboursé', 'Refunded', 'Contre-passée', 'Extournée', 'Impayé', 'Rollback'],
    ...[
      'Unsuccessful',
      'Not completed',
      'Non abouti',
      'Incomplet',
      'Invalide',
      'Unpaid',
      'Non réussi',
    ],
  ])('is no payment in the words of operators: %s', (status) => {
    const { lines, skipped } = table(`26/11/2026;R10001;${status};70123456;3000`)
    expect(lines).toEqual([])
    expect(skipped).toEqual([{ line: 1, why: `statut « ${status} »` }])
  })

  test.each([
    'Réussi',
    'SUCCESS',
    'Successful',
    'Terminée',
    'Completed',
    'Payé',
    'Validé',
    'TS',
    '',
  ])('is a payment in the words of operators: %s', (status) => {
    expect(table(`26/11/2026;R10001;${status};70123456;3000`).lines).toHaveLength(1)
  })

  test('is a payment without its status where a person says that no column is one', () => {
    const statement = readStatement(fixture('transactions-echouees'))
    const named = { transaction: 'Référence', montant: 'Montant' }
    expect(statementLines(statement, named).lines).toHaveLength(1)
    expect(statementLines(statement, { ...named, status: '' }).lines).toHaveLength(3)
  })

  test('says that a spreadsheet damaged its numbers', () => {
    const { lines, skipped } = moneyOf(fixture('numeros-abimes-par-excel'))
    expect(lines).toEqual([])
    const why = expect.stringMatching(/« 1,23457E\+14 ».*abîmé par un tableur/)
    expect(skipped).toEqual([
      { line: 1, why },
      { line: 2, why },
    ])
  })

  test('says that a spreadsheet damaged its amounts, and reads no damaged telephone', () => {
    expect(amounts('1,5E+06').skipped).toMatchObject([
      { why: expect.stringMatching(/abîmé par un tableur/) },
    ])
    const { lines } = table('26/11/2026;R10001;;2,26701E+10;3000')
    expect(lines).toMatchObject([{ phone: undefined }])
  })

  test('says that a number stands twice in it, however it is written', () => {
    const { lines, skipped } = table(
      '26/11/2026;R10001;Échoué;70123456;3000',
      '26/11/2026;R10001;;70123456;3000',
      '26/11/2026;r-1000.1;;76000001;2000',
    )
    expect(lines).toMatchObject([{ montant: 3000 }])
    expect(skipped).toMatchObject([{ line: 1 }, { line: 3, why: 'même numéro que la ligne 2' }])
  })

  test('has the payment whose fees go out under its number', () => {
    const { lines } = table('26/11/2026;R10001;;70123456;-50', '26/11/2026;R10001;;70123456;3000')
    expect(lines).toMatchObject([{ montant: 3000 }])
  })

  test('leaves totals and balances aside, and rows without a readable date', () => {
    const { lines, skipped } = table(
      '26/11/2026;R10001;;70123456;3000',
      '30/11/2026;Solde au 30/11/2026;;;125000',
      ';R10002;;70123456;3000',
      'Total;;;;6000',
      ';Sous-total 2;;;6000',
      'bientôt;R10003;;70123456;3000',
      '26/11/2126;R10004;;70123456;3000',
    )
    expect(lines).toHaveLength(1)
    expect(skipped).toEqual([
      { line: 2, why: 'total ou solde' },
      { line: 3, why: 'sans date' },
      { line: 4, why: 'total ou solde' },
      { line: 5, why: 'total ou solde' },
      { line: 6, why: 'date illisible : « bientôt »' },
      { line: 7, why: 'date à venir : « 26/11/2126 »' },
    ])
  })

  test('needs no date where a person says that no column is one', () => {
    const statement = readStatement(bytes('Référence;Montant\nR10001;3000'))
    const mapping = { transaction: 'Référence', montant: 'Montant' }
    expect(statementLines(statement, mapping).lines).toHaveLength(1)
  })

  test('may have a column of another name taken for none', () => {
    expect(
      guessedMapping(['Date de transaction', 'Transaction status', 'Transaction', 'Crédit']),
    ).toEqual({
      date: 'Date de transaction',
      status: 'Transaction status',
      transaction: 'Transaction',
      montant: 'Crédit',
    })
  })
})
