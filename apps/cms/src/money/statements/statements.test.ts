import { describe, expect, test } from 'vitest'
import { isoTime } from '../../dates/isoTime.ts'
import { readStatement } from './readStatement.ts'
import { statementLines } from './statementLines.ts'
import { guessedMapping, mappingFor } from './statementMapping.ts'
import { wholeAmount } from './wholeAmount.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const orange = `Orange Money Burkina;;;;
Relevé du compte 70000000;;;;
Date;N° de transaction;Correspondant;Crédit (FCFA);Débit (FCFA)
23/11/2026 14:05;PP261123.1405.A10231;70123456;"13 500,00";
23/11/2026 15:10;PP261123.1510.A10444;76000001;9900;
23/11/2026 16:00;PP261123.1600.B00001;76000002;;2000
`
const mapping = {
  transaction: 'N° de transaction',
  montant: 'Crédit (FCFA)',
  date: 'Date',
  phone: 'Correspondant',
}

describe('The statement of an operator', () => {
  test('is read below its letterhead', () => {
    const { columns, rows } = readStatement(bytes(orange))
    expect(columns).toEqual([
      'Date',
      'N° de transaction',
      'Correspondant',
      'Crédit (FCFA)',
      'Débit (FCFA)',
    ])
    expect(rows).toHaveLength(3)
  })

  test('is read line by line, though another program wrote its letterhead', () => {
    const { columns, rows } = readStatement(bytes(orange.replace('\n', '\r\n')))
    expect(columns).toHaveLength(5)
    expect(rows).toHaveLength(3)
  })

  test('gives the money that came in, and says what it left out', () => {
    const { lines, skipped } = statementLines(readStatement(bytes(orange)), mapping)
    expect(lines).toEqual([
      {
        transaction: 'PP261123.1405.A10231',
        montant: 13_500,
        date: '2026-11-23T14:05:00.000Z',
        phone: '70123456',
      },
      {
        transaction: 'PP261123.1510.A10444',
        montant: 9_900,
        date: '2026-11-23T15:10:00.000Z',
        phone: '76000001',
      },
    ])
    expect(skipped).toEqual([{ line: 3, why: 'pas une entrée d’argent' }])
  })

  test.each([
    ['commas, with a mark of order', '\ufeffDate,Transaction ID,Amount\n2026-11-23,T1,"1,500"'],
    ['tabs', 'Date\tTransaction ID\tAmount\n2026-11-23\tT1\t1500'],
    ['quotes and Windows ends of line', '"Date";"Transaction ID";"Amount"\r\n"x";"T1";"1500"\r\n'],
  ])('may be written with %s', (_how, text) => {
    const read = statementLines(readStatement(bytes(text)), {
      transaction: 'Transaction ID',
      montant: 'Amount',
    })
    expect(read.lines).toMatchObject([{ transaction: 'T1', montant: 1500 }])
  })

  test('may be written by an older Windows', () => {
    const latin = Uint8Array.from('R\xe9f\xe9rence;Montant\nT1;1500', (letter) =>
      letter.charCodeAt(0),
    )
    expect(readStatement(latin).columns).toEqual(['Référence', 'Montant'])
  })

  test('with nothing in it has nothing, and what is none is refused with a sentence', () => {
    expect(readStatement(bytes(''))).toEqual({ columns: [], rows: [] })
    expect(() => readStatement(bytes('=cmd|x;"'))).toThrow(/CSV/)
  })
})

describe('What its columns mean', () => {
  test('is guessed from their names', () => {
    expect(guessedMapping(readStatement(bytes(orange)).columns)).toEqual(mapping)
    expect(guessedMapping(['Reference', 'Amount', 'MSISDN'])).toEqual({
      transaction: 'Reference',
      montant: 'Amount',
      phone: 'MSISDN',
    })
  })

  test('is as it was kept, while the statement has these columns', () => {
    const kept = { transaction: 'B', montant: 'A' }
    expect(mappingFor(['A', 'B'], kept)).toEqual(kept)
    expect(mappingFor(['Montant', 'Réf'], kept)).toEqual({ transaction: 'Réf', montant: 'Montant' })
    expect(mappingFor(['Montant', 'Réf'], 'illisible')).toEqual({
      transaction: 'Réf',
      montant: 'Montant',
    })
  })
})

test.each([
  ['25 000,00', 25_000],
  ['25\u202f000 FCFA', 25_000],
  ['1,250,000.00', 1_250_000],
  ['+9900', 9_900],
  ['-500', -500],
  ['9 900 F', 9_900],
  ['3.000', 3_000],
  ['XOF 3 000', 3_000],
  ['3\u00a0000 Fr. C.F.A.', 3_000],
  ['3’000', 3_000],
  ['1.250.000,00 francs', 1_250_000],
  ['3,000.000', 3_000],
  ['-2 000 F CFA', -2_000],
  ['\u22122 000', -2_000],
  ['2 000-', -2_000],
  ['(2 000)', -2_000],
  ['٣٠٠٠', 3_000],
])('%j is %i francs', (text, amount) => {
  expect(wholeAmount(text)).toBe(amount)
})

test.each([
  '',
  'abc',
  '12,5',
  '9900.50',
  '1e9',
  '3 000 EUR',
  '3000.500',
  '3.000.00',
  '26 11 2026',
  '99999999999999999999',
])('%j is no amount of francs', (text) => {
  expect(wholeAmount(text)).toBeUndefined()
})

test.each([
  ['23/11/2026 14:05:33', '2026-11-23T14:05:00.000Z'],
  ['3/1/2026', '2026-01-03'],
  ['23-11-2026 à 9h07', '2026-11-23T09:07:00.000Z'],
  ['2026-11-23T14:05:00Z', '2026-11-23T14:05:00.000Z'],
  ['31/02/2026', undefined],
  ['hier', undefined],
  ['26/11/2026 02:34 PM', '2026-11-26T14:34:00.000Z'],
  ['26/11/2026 02:34:10 p.m.', '2026-11-26T14:34:00.000Z'],
  ['26/11/2026 12:05 AM', '2026-11-26T00:05:00.000Z'],
  ['26/11/2026 12:05pm', '2026-11-26T12:05:00.000Z'],
  ['26/11/2026 14 h 34', '2026-11-26T14:34:00.000Z'],
  ['26/11/26 14:34', '2026-11-26T14:34:00.000Z'],
  ['26 nov. 2026 14:34', '2026-11-26T14:34:00.000Z'],
  ['26-Aug-2026', '2026-08-26'],
  ['26 août 2026', '2026-08-26'],
  ['2026-11-26T15:34:00+01:00', '2026-11-26T14:34:00.000Z'],
  ['2026-11-26T23:34:00.123-0500', '2026-11-27T04:34:00.000Z'],
  ['26/11/2026 15:34 (UTC+1)', '2026-11-26T14:34:00.000Z'],
  ['26/11/2026 14:34:00 GMT', '2026-11-26T14:34:00.000Z'],
  ['26/11/2026 25:34', undefined],
  ['11/26/2026', undefined],
])('%j is the time %s', (text, time) => {
  expect(isoTime(text)).toBe(time)
})
