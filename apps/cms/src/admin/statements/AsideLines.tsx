import type { AsideLine } from '../../money/statements/importedStatement.ts'

/** The lines of a statement that are no payment to confirm, each with its reason. */
export function AsideLines({ lines }: { lines: readonly AsideLine[] }) {
  return (
    <details className="sira-aside" open>
      <summary>{`Lignes laissées de côté (${lines.length})`}</summary>
      <ul>
        {lines.map(({ line, why, text }) => (
          <li key={line}>
            <strong>{`Ligne ${line}`}</strong>
            {` : ${why}`}
            <span className="sira-aside__row">{text}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
