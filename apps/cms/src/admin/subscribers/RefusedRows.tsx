import { useState } from 'react'
import type { RefusedRow } from '../../messages/newsletter/imports/importReport.ts'

const firstShown = 20

/** Which rows stay out, and what is to be put right in each. */
export function RefusedRows({ rows }: { rows: readonly RefusedRow[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, firstShown)
  const more = rows.length - shown.length
  return (
    <>
      <h3>Lignes refusées</h3>
      <ol className="sira-import__refused">
        {shown.map(({ line, email, why }) => (
          <li key={line}>
            <strong>Ligne {line}</strong> {email !== '' && <span dir="auto">{email}</span>}
            <br />
            {why}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className="sira-deed" onClick={() => setAll(true)}>
          Montrer {more === 1 ? 'la dernière ligne' : `les ${more} autres lignes`}
        </button>
      )}
    </>
  )
}
