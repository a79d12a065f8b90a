import type { RefObject } from 'react'
import type { ImportReport } from '../../messages/newsletter/imports/importReport.ts'
import { confirmInWords, reportInWords } from './importInWords.ts'
import { RefusedRows } from './RefusedRows.tsx'

interface ImportPreviewProps {
  heading: RefObject<HTMLHeadingElement | null>
  report: ImportReport
  busy: boolean
  onConfirm: () => Promise<void>
  /** To leave for without bringing anybody in. */
  list: string
}

/** What would come of a file, before anything does. */
export function ImportPreview({ heading, report, busy, onConfirm, list }: ImportPreviewProps) {
  const { joining, refused, rows } = report
  return (
    <section aria-labelledby="apercu">
      <h2 id="apercu" tabIndex={-1} ref={heading}>
        Ce qui va se passer
      </h2>
      <p className="sira-note">
        {rows > 1 ? `${rows} lignes lues.` : '1 ligne lue.'} Rien n’est encore enregistré.
      </p>
      <ul>
        {reportInWords(report).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="sira-dialog__buttons">
        {joining > 0 && (
          <button type="button" className="sira-action" disabled={busy} onClick={onConfirm}>
            {busy ? 'Un instant…' : confirmInWords(joining)}
          </button>
        )}
        <a className="sira-action sira-action--quiet" href={list}>
          Annuler
        </a>
      </div>
      {refused.length > 0 && <RefusedRows rows={refused} />}
    </section>
  )
}
