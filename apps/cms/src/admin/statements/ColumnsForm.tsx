import { type FormEvent, useState } from 'react'
import type { ReadColumns } from '../../money/statements/importedStatement.ts'
import { ScrollingChart } from '../sales/ScrollingChart.tsx'

const fields = [
  { name: 'transaction', label: 'Numéro de transaction', required: true },
  { name: 'montant', label: 'Montant reçu', required: true },
  { name: 'date', label: 'Date', required: false },
  { name: 'phone', label: 'Téléphone du payeur', required: false },
  { name: 'status', label: 'Statut', required: false },
] as const

interface ColumnsFormProps {
  read: ReadColumns
  onSend: (columns: object) => Promise<void>
}

/** Which column means what: proposed, and kept for the next statement of this operator. */
export function ColumnsForm({ read, onSend }: ColumnsFormProps) {
  const { columns, rows, mapping } = read
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // That no column is the status is said; a mapping without it is older than this choice.
    const given = [...new FormData(event.currentTarget)].filter(
      ([name, value]) => value !== '' || name === 'status',
    )
    setSending(true)
    await onSend(Object.fromEntries(given))
    setSending(false)
  }

  return (
    <>
      <ScrollingChart label="Premières lignes">
        <table>
          <caption>Premières lignes</caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('\n')}>
                {columns.map((name, index) => (
                  <td key={name}>{row[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingChart>
      <form className="sira-statement" onSubmit={send}>
        {fields.map(({ name, label, required }) => (
          <p key={name}>
            <label htmlFor={`colonne-${name}`}>{label}</label>
            <select
              id={`colonne-${name}`}
              name={name}
              required={required}
              defaultValue={mapping[name] ?? ''}
            >
              <option value="">{required ? 'Choisissez…' : 'Aucune'}</option>
              {columns.map((column) => (
                <option key={column} value={column}>
                  {column}
                </option>
              ))}
            </select>
          </p>
        ))}
        <button type="submit" className="sira-deed" disabled={sending}>
          {sending ? 'Un instant…' : 'Comparer aux paiements'}
        </button>
      </form>
    </>
  )
}
