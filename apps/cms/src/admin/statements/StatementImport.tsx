'use client'

import { type FormEvent, useState } from 'react'
import type { DeskOperator } from '../../money/desk/deskPayment.ts'
import type { ReadColumns, ReadStatement } from '../../money/statements/importedStatement.ts'
import { base64Of } from '../calls/base64Of.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { ColumnsForm } from './ColumnsForm.tsx'
import { StatementLines } from './StatementLines.tsx'

interface Given {
  operator: number
  /** Base64. */
  fichier: string
  /** Where a person says it. */
  separateur: string | undefined
}

const separators = [
  [';', 'Point-virgule (\u00a0; )'],
  [',', 'Virgule ( , )'],
  ['\t', 'Tabulation'],
  ['|', 'Barre ( | )'],
] as const

/** A statement is chosen, its columns are told, its money is laid beside the payments that wait. */
export function StatementImport({ operators }: { operators: readonly DeskOperator[] }) {
  const [given, setGiven] = useState<Given>()
  const [columns, setColumns] = useState<ReadColumns>()
  const [mapping, setMapping] = useState<object>()
  const [read, setRead] = useState<ReadStatement>()

  async function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('fichier')
    if (!(file instanceof File)) return
    const operator = Number(form.get('operateur'))
    const separateur = String(form.get('separateur') ?? '') || undefined
    const chosen = { fichier: await base64Of(file), separateur }
    const outcome = await callApi<ReadColumns>(`operateurs/${operator}/releve`, chosen)
    setRead(undefined)
    if (!outcome.done) {
      tellProblem(outcome.message)
      return
    }
    setGiven({ operator, ...chosen })
    setColumns(outcome.body)
  }

  async function compare(colonnes: object) {
    if (given === undefined) return
    const { operator, ...sent } = given
    const path = `operateurs/${operator}/releve`
    const outcome = await callApi<ReadStatement>(path, { ...sent, colonnes })
    if (!outcome.done) {
      tellProblem(outcome.message)
      return
    }
    setMapping(colonnes)
    setRead(outcome.body)
  }

  return (
    <>
      <form className="sira-statement" onSubmit={choose}>
        <label htmlFor="operateur">Opérateur</label>
        <select id="operateur" name="operateur" required>
          {operators.map(({ id, nom }) => (
            <option key={id} value={id}>
              {nom}
            </option>
          ))}
        </select>
        <label htmlFor="fichier">Relevé (CSV)</label>
        <input id="fichier" name="fichier" type="file" accept=".csv,text/csv" required />
        <label htmlFor="separateur">Séparateur</label>
        <select id="separateur" name="separateur">
          <option value="">Trouvé dans le fichier</option>
          {separators.map(([sign, name]) => (
            <option key={sign} value={sign}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="sira-deed">
          Lire le relevé
        </button>
      </form>
      {columns !== undefined && (
        <ColumnsForm key={columns.columns.join('\n')} read={columns} onSend={compare} />
      )}
      {read !== undefined && given !== undefined && mapping !== undefined && (
        <StatementLines
          read={read}
          operator={given.operator}
          operators={operators}
          onChange={() => compare(mapping)}
        />
      )}
    </>
  )
}
