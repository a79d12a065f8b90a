import type { ReactNode } from 'react'
import { useNarrow } from '../preview/useNarrow.ts'

/** On a phone acts that are rarely wanted stand behind one button: six would cover the record. */
export function FurtherSteps({ children }: { children: ReactNode }) {
  const narrow = useNarrow()
  if (!narrow) return children
  return (
    <details className="sira-new sira-further">
      <summary className="sira-deed">Autre suite…</summary>
      <div>{children}</div>
    </details>
  )
}
