import type { ApplicationDeskRecord } from '../../applications/desk/applicationDesk.ts'
import { refusalReasonNames } from '../../applications/stateNames.ts'
import { momentInFigures } from '../../dates/dates.ts'

interface WaitingRefusalProps {
  refusal: NonNullable<ApplicationDeskRecord['refus']>
  onTakeBack(): Promise<void>
}

const reasons: Readonly<Record<string, string>> = refusalReasonNames

/** A refusal that has not left: when it will, and the way back. */
export function WaitingRefusal({ refusal, onTakeBack }: WaitingRefusalProps) {
  const { le, par, motif, mot } = refusal
  return (
    <div className="sira-note">
      <p>
        {`Un refus de ${par} partira le ${momentInFigures(le)}\u00a0: ${reasons[motif] ?? motif}. D’ici là, le candidat n’en voit rien.`}
      </p>
      {mot && <p>{`Mot au candidat\u00a0: ${mot}`}</p>}
      <button type="button" className="sira-deed" onClick={onTakeBack}>
        Reprendre le refus
      </button>
    </div>
  )
}
