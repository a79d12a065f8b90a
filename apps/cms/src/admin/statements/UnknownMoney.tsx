import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { ImportedLine } from '../../money/statements/importedStatement.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'

interface UnknownMoneyProps {
  line: ImportedLine
  operator: number
  onChange: () => Promise<void>
}

/** Money that fits nothing: kept among what has to be found out. */
export function UnknownMoney({ line, operator, onChange }: UnknownMoneyProps) {
  const [sending, setSending] = useState(false)

  async function keep() {
    setSending(true)
    const { transaction, montant } = line
    const motif = 'Vu sur le relevé, sans commande connue'
    const given = { transaction, montant, motif }
    const outcome = await callApi<{ message: string }>(`operateurs/${operator}/inconnu`, given)
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    await onChange()
    setSending(false)
  }

  return (
    <div className="sira-desk__deeds">
      <p>Aucun paiement ne lui ressemble.</p>
      <button type="button" className="sira-deed" onClick={keep} disabled={sending}>
        Mettre à rapprocher
      </button>
    </div>
  )
}
