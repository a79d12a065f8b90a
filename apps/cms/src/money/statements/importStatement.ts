import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { delimiters } from '../../messages/tables/delimiterOf.ts'
import type { MoneyOperator } from '../../payload-types.ts'
import { type Reading, readApart } from '../../reader/readApart.ts'
import { deskPayment } from '../desk/deskPayment.ts'
import type { ImportedLine, ReadColumns, ReadStatement } from './importedStatement.ts'
import { proposeMatches } from './proposeMatches.ts'
import { type Statement, statementTable } from './readStatement.ts'
import { statementLines } from './statementLines.ts'
import {
  mappingFor,
  missingColumn,
  type StatementMapping,
  statementMapping,
} from './statementMapping.ts'

/** In base64: 2 MB of a file. */
const longestFile = 2_800_000
const shownRows = 3

const reading: Reading<Statement> = {
  module: new URL('./readStatement.ts', import.meta.url),
  name: 'readStatement',
  result: statementTable,
  longestAnswer: 2 * longestFile,
  longestMs: 3000,
  mostMegabytes: 300,
}

const wanted = z.object({
  fichier: z
    .base64('Ce fichier n’a pas pu être lu.')
    .min(1, 'Choisissez le fichier du relevé.')
    .max(longestFile, 'Ce relevé dépasse 2 Mo : exportez une période plus courte.'),
  colonnes: z.optional(statementMapping),
  separateur: z.optional(z.enum(delimiters)),
})

/**
 * `POST /admin/api/operateurs/:id/releve`: first gives the guessed meaning of the columns; then,
 * with the confirmed meaning, the lines with their possible payments.
 */
export const importStatement: Endpoint = {
  path: '/:id/releve',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const { fichier, colonnes, separateur } = await sentBy(wanted, req)
    const operator = await operatorOf(req)
    const statement = await readApart(reading, Buffer.from(fichier, 'base64'), separateur)
    if (statement.rows.length === 0) throw new APIError('Ce relevé n’a aucune ligne.', 400)
    return Response.json(
      colonnes === undefined
        ? columnsOf(statement, operator)
        : await moneyOf(statement, colonnes, operator, req),
    )
  },
}

async function operatorOf(req: PayloadRequest): Promise<MoneyOperator> {
  const asked = { collection: 'operateurs', id: recordNumber(req), depth: 0 } as const
  const operator = await req.payload.findByID({ ...asked, disableErrors: true, req })
  if (!operator) throw new APIError('Cet opérateur n’existe pas.', 404)
  return operator
}

function columnsOf({ columns, rows }: Statement, { releve }: MoneyOperator): ReadColumns {
  return { columns, rows: rows.slice(0, shownRows), mapping: mappingFor(columns, releve) }
}

async function moneyOf(
  statement: Statement,
  mapping: StatementMapping,
  operator: MoneyOperator,
  req: PayloadRequest,
): Promise<ReadStatement> {
  const missing = missingColumn(statement.columns, mapping)
  if (missing !== undefined) throw new APIError(`Le relevé n’a pas de colonne « ${missing} ».`, 400)
  const { lines, skipped } = statementLines(statement, mapping)
  const proposed = await proposeMatches(operator, lines, req)
  // Keep the mapping, so that it is asked for only once for each operator.
  const data = { releve: mapping }
  await req.payload.update({ collection: 'operateurs', id: operator.id, data, depth: 0, req })
  return {
    lines: proposed.map((line) => importedLine(line, req.payload)),
    skipped: skipped.map((aside) => ({ ...aside, text: rowText(statement.rows[aside.line - 1]) })),
  }
}

const longestText = 300

/** Gives enough of a row for a person to recognise it. */
function rowText(row: readonly string[] = []): string {
  return row.filter(Boolean).join(' · ').slice(0, longestText)
}

type Proposed = Awaited<ReturnType<typeof proposeMatches>>[number]

function importedLine(
  { line, counted, matches }: Proposed,
  payload: Pick<Payload, 'config'>,
): ImportedLine {
  return {
    ...line,
    counted: counted ? deskPayment(counted, payload) : null,
    matches: matches.map(({ by, amountFits, phoneFits, payment: { record } }) => ({
      by,
      amountFits,
      phoneFits,
      payment: deskPayment(record, payload),
    })),
  }
}
